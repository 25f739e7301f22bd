import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSite } from '#engine/content/loadSite.ts';
import { findStale, writeStale } from '#engine/content/schema/generateTypes.ts';
import { updateEditorSchemas } from '#engine/tools/editor/writeEditorSchemas.ts';
import { generatedFiles } from '#engine/tools/gen/generatedFiles.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const files = await generatedFiles();
const stale = values.check ? findStale(files) : writeStale(files);
// What editors read follows the content of this machine: it is not committed, so it is never stale there.
const paths = values.check ? stale : [...stale, ...updateEditorSchemas(loadSite('pages').source)];
const names = paths.map((path) => relative('.', path)).join('\n  ');
if (!paths.length) console.log('Everything generated is up to date.');
else if (!values.check) console.log(`Wrote\n  ${names}`);
else {
  console.error(`These generated files are not what their schemas ask for; run "npm run gen":\n  ${names}`);
  process.exitCode = 1;
}
