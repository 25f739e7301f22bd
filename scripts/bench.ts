import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asksForHelp } from '#engine/problems/describeCommand.mjs';

/*
 * npm run bench -- NAME [options] [--smoke]: runs the measurement of that name, tests/bench/NAME/bench.ts.
 * It runs in a process of its own, in React's production mode: what is measured is what visitors get.
 * A smoke run takes seconds and shows that a measurement still works, as the tests do with each of them.
 */
const directory = join(import.meta.dirname, '../tests/bench');
const names = readdirSync(directory).filter((name) => existsSync(join(directory, name, 'bench.ts')));
const argv = process.argv.slice(2);
const [name = '', ...options] = argv.filter((word) => word !== '--smoke');

/** Comment at the top of a script: its usage and its purpose. */
function headOf(path: string): string {
  const [, text = ''] = /\/\*\n([\s\S]*?)\n ?\*\//.exec(readFileSync(path, 'utf8')) ?? [];
  return text.replace(/^ \* ?/gm, '');
}

const benchOf = (benchName: string) => join(directory, benchName, 'bench.ts');

if (asksForHelp(argv)) {
  const paths = names.includes(name) ? [benchOf(name)] : [join(import.meta.dirname, 'bench.ts'), ...names.map(benchOf)];
  console.log([...paths.map(headOf), 'With --help it shows this, and does nothing.'].join('\n\n'));
} else if (names.includes(name)) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', benchOf(name), ...options], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...(argv.includes('--smoke') && { BENCH_SMOKE: '1' }) },
  });
  process.exitCode = status ?? 1;
} else {
  console.error(`Say what to measure: ${names.map((benchName) => `npm run bench -- ${benchName}`).join(' or ')}.`);
  process.exitCode = 2;
}
