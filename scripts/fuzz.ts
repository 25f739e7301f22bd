import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/*
 * npm run fuzz -- check|fix|edit|serve [minutes]: tries inputs that nobody would write (tests/fuzz). In a process of its
 * own: where an input keeps it busy for ever, it is killed.
 */
const fuzz = join(import.meta.dirname, '../tests/fuzz/fuzz.ts');
const { status } = spawnSync(
  process.execPath,
  [join(import.meta.dirname, 'compiled.cjs'), fuzz, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
