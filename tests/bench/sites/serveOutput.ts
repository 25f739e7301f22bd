import { readdirSync } from 'node:fs';
import { type RunningServer, startServer } from '#engine/serve/static/staticServer.ts';

/**
 * Serves a finished output as a host that compresses ahead of time. Uncompressed texts are compressed at the start, not
 * while a visitor waits.
 */
export async function serveOutput(directory: string): Promise<RunningServer> {
  const server = await startServer({ directory, port: 0 });
  const texts = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|json|html)$/.test(name),
  );
  for (const name of texts) {
    const address = new URL(name.replace(/(^|\/)index\.html$/, ''), server.url);
    // Some of the old addresses redirect to other hosts.
    await (await fetch(address, { headers: { 'accept-encoding': 'br' }, redirect: 'manual' })).arrayBuffer();
  }
  return server;
}
