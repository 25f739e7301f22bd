import { spawnSync } from 'node:child_process';
import { CommandError, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { buildDocs } from '#engine/tools/docs/buildDocs.ts';

const options = {
  pages: { about: 'the folder of the pages whose look it has', default: 'pages', value: 'DIR' },
  out: { about: 'the folder for the documentation', default: 'dist-docs', value: 'DIR' },
  pictures: {
    about: 'take the pictures of the blocks anew, which editors show, and those of the studio',
    isSwitch: true,
  },
};

const about = 'Builds the gallery of all blocks and a page for each code of the check.';

void runCommand({ name: 'docs', about, options }, async (argv) => {
  const { pages = '', out = '', pictures } = readOptions(options, argv);
  let result = await buildDocs({ pages, out });
  if (result.ok && pictures) {
    const runScript = (script: string) =>
      spawnSync(process.execPath, ['--import', 'tsx', script, out], { stdio: 'inherit' }).status === 0;
    if (!runScript('tests/editor/takePictures.ts') || !runScript('tests/studio/takePictures.ts'))
      throw new CommandError('The pictures could not be taken: a Chromium is needed (CHROMIUM_PATH).');
    result = await buildDocs({ pages, out });
  }
  if (result.ok)
    console.log(`Built ${result.pages.length} pages into ${out}. Read them with: npm run serve -- --out ${out}`);
  else {
    const errors = result.problems.filter(({ severity }) => severity === 'error');
    console.error('These examples or schemas have mistakes; nothing was written:');
    for (const { code, file, pointer, message } of errors)
      console.error(`  ${code}  ${file} ${pointer}\n    ${message}`);
  }
  return result.ok ? 0 : 1;
});
