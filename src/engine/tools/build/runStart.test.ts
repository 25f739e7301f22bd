import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { projectRoot } from '#engine/store/projectRoot.ts';

/**
 * Engine code that the process of `npm start` may load while it serves: nothing that reads, checks or builds a site.
 */
const serving = [
  /^src\/shared\//,
  /^src\/engine\/(store|problems)\//,
  /^src\/engine\/serve\/(static\/|hosts|listenOnLoopback|readFirstBytes)/,
  /^src\/engine\/tools\/build\/(runStart|startBuildProcess|startInboxProcess)\.ts$/,
  // Files beside the pages that a build writes for hosts, and the format of addresses.
  /^src\/engine\/make\/output\/(unfinishedSite|host\w+|mediaTypes|filePolicy)\.ts$/,
  /^src\/engine\/content\/addresses\.ts$/,
  /^scripts\/start/,
];

it('holds the static server alone, and no package but a small one', async () => {
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
  expect([...new Set(imported.filter((path) => !path.startsWith('node:')))]).toEqual(['lru-cache']);
  expect(Object.keys(metafile.inputs).filter((path) => !serving.some((pattern) => pattern.test(path)))).toEqual([]);
});
