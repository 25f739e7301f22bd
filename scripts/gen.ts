import { relative } from 'node:path';
import { findStaleFiles, writeStaleFiles } from '#engine/content/schema/generateTypes.ts';
import { readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { updateEditorSchemasIn } from '#engine/tools/editor/writeEditorSchemas.ts';
import { generateFiles } from '#engine/tools/gen/generateFiles.ts';

const options = {
  check: { about: 'writes nothing, and ends with 1 when something would change', isSwitch: true },
};

const about = 'Writes what follows from the schemas of the blocks: types, the registry, lists for editors.';

void runCommand({ name: 'gen', about, options }, async (argv) => {
  const isCheck = readOptions(options, argv).check === 'yes';
  const files = await generateFiles();
  const stale = isCheck ? findStaleFiles(files) : writeStaleFiles(files);
  // Files for editors follow the content of this machine. They are not committed, so `--check` leaves them out.
  const paths = isCheck ? stale : [...stale, ...updateEditorSchemasIn('pages')];
  const names = paths.map((path) => relative('.', path)).join('\n  ');
  if (!paths.length) console.log('Everything generated is up to date.');
  else if (!isCheck) console.log(`Wrote\n  ${names}`);
  else console.error(`These generated files are not what their schemas ask for; run "npm run gen":\n  ${names}`);
  return isCheck && paths.length ? 1 : 0;
});
