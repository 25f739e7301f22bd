import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/*
 * npm run fuzz -- check|fix|edit|serve [minutes]: tries inputs that nobody would write (tests/fuzz). In a process of its
 * own: where an input keeps it busy for ever, it is killed.
 */
const fuzz = join(import.meta.dirname, '../tests/fuzz/fuzz.ts');
const { status } = spawnSync(
  process.execPath,
  ['--import', import.meta.resolve('tsx'), fuzz, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
