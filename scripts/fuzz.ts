import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/*
 * npm run fuzz -- check|fix|edit|kill|serve|git|build [minutes]: tries unlikely inputs (tests/fuzz). In a process of its own, so that
 * one that an input keeps busy for ever can be killed.
 */
const fuzz = join(import.meta.dirname, '../tests/fuzz/fuzz.ts');
const { status } = spawnSync(
  process.execPath,
  [join(import.meta.dirname, 'compiled.cjs'), fuzz, ...process.argv.slice(2)],
  // Only the development build of React complains.
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
);
process.exitCode = status ?? 1;
