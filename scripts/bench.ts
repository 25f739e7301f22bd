import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/*
 * npm run bench -- <name> [options]: runs the measurement of that name, tests/bench/<name>/bench.ts.
 * It runs in a process of its own, in React's production mode: what is measured is what visitors get.
 */
const directory = join(import.meta.dirname, '../tests/bench');
const names = readdirSync(directory).filter((name) => existsSync(join(directory, name, 'bench.ts')));
const [name = '', ...options] = process.argv.slice(2);

if (names.includes(name)) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(directory, name, 'bench.ts'), ...options], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.exitCode = status ?? 1;
} else {
  console.error(`Say what to measure: ${names.map((known) => `npm run bench -- ${known}`).join(' or ')}.`);
  process.exitCode = 2;
}
