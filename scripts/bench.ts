import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/*
 * npm run bench -- <name> [options] [--smoke]: runs the measurement of that name, tests/bench/<name>/bench.ts.
 * It runs in a process of its own, in React's production mode: what is measured is what visitors get.
 * A smoke run takes seconds and shows that a measurement still works, as the tests do with each of them.
 */
const directory = join(import.meta.dirname, '../tests/bench');
const names = readdirSync(directory).filter((name) => existsSync(join(directory, name, 'bench.ts')));
const [name = '', ...options] = process.argv.slice(2).filter((word) => word !== '--smoke');
const isSmoke = process.argv.includes('--smoke');

if (names.includes(name)) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(directory, name, 'bench.ts'), ...options], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...(isSmoke && { BENCH_SMOKE: '1' }) },
  });
  process.exitCode = status ?? 1;
} else {
  console.error(`Say what to measure: ${names.map((known) => `npm run bench -- ${known}`).join(' or ')}.`);
  process.exitCode = 2;
}
