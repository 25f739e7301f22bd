import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findStale, writeStale } from '#build/codegen/blockTypes.ts';
import { keepEditorFresh } from '#build/editor/keepEditorFresh.ts';
import { loadSite } from '#build/load/loadSite.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const stale = values.check ? (await findStale()).map(([path]) => path) : await writeStale();
// What editors read follows the content of this machine: it is not committed, so it is never stale there.
const paths = values.check ? stale : [...stale, ...keepEditorFresh(loadSite('pages').source)];
const names = paths.map((path) => relative('.', path)).join('\n  ');
if (!paths.length) console.log('Everything generated is up to date.');
else if (!values.check) console.log(`Wrote\n  ${names}`);
else {
  console.error(`These generated files are not what their schemas ask for; run "npm run gen":\n  ${names}`);
  process.exitCode = 1;
}
