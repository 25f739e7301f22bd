import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { projectRoot } from '#engine/store/projectRoot.ts';

/** Code of the engine that the process of `npm start` may hold as long as it serves: none that reads, checks or makes a site. */
const serving = [
  /^src\/shared\//,
  /^src\/engine\/(store|problems)\//,
  /^src\/engine\/serve\/(static\/|hosts|readStart)/,
  /^src\/engine\/tools\/build\/(runStart|buildApart|words)\.ts$/,
  // What a build has written beside the pages for hosts, and how addresses are written.
  /^src\/engine\/make\/output\/(unfinishedSite|host\w+|mediaTypes|filePolicy)\.ts$/,
  /^src\/engine\/content\/(addresses|basePath|text\/tokens)\.ts$/,
  /^scripts\/start/,
];

it('holds the static server alone, and no package', async () => {
  const { metafile } = await build({
    entryPoints: [join(projectRoot, 'scripts/start.ts')],
    absWorkingDir: projectRoot,
    bundle: true,
    platform: 'node',
    packages: 'external',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const imported = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
  expect(imported.filter((path) => !path.startsWith('node:'))).toEqual([]);
  expect(Object.keys(metafile.inputs).filter((path) => !serving.some((part) => part.test(path)))).toEqual([]);
});
