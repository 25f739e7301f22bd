import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findStale, writeStale } from '#build/codegen/blockTypes.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const paths = values.check ? (await findStale()).map(([path]) => path) : await writeStale();
const names = paths.map((path) => relative('.', path)).join('\n  ');
if (!paths.length) console.log('Everything generated is up to date.');
else if (!values.check) console.log(`Wrote\n  ${names}`);
else {
  console.error(`These generated files are not what their schemas ask for; run "npm run gen":\n  ${names}`);
  process.exitCode = 1;
}
