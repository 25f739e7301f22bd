import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '#engine/serve/static/server.ts';

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist' }, port: { type: 'string', default: process.env.PORT ?? '4173' } },
  strict: false,
});

try {
  const { url } = await startServer({ directory: resolve(String(values.out)), port: Number(values.port) });
  console.log(`Serving ${values.out} at ${url} (Ctrl+C stops it)`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
