import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { contentHash, findCachedFiles } from '#engine/store/cache.ts';
import { isInstalledPackage } from '#engine/store/cacheFiles.cjs';
import { programFingerprint } from '#engine/store/programFingerprint.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';

export const studioAddress = '/_studio/';

const studioSourceFolders = ['src/shared', 'src/rules', 'blocks/form', 'src/markdown', 'src/framed', 'src/studio'];

/** Folder of the studio that was compiled when this program was packed; its sources are not in the package. */
export const packedStudio = join(projectRoot, 'dist-studio');

export const studioCacheKey = (): string =>
  contentHash(
    [programFingerprint(isInstalledPackage ? ['dist-studio'] : [...studioSourceFolders, 'src/engine/serve/studio'])],
    16,
  );

let compiledFolder: Promise<string> | undefined;
let startKey: string | undefined;

/**
 * Folder of the studio for a browser: `app` with `index.html` and its files, and `framed` with what it adds to pages
 * that it frames; compiled if it is neither packed nor cached. A child process compiles, as the bundler takes hundreds of MB, which would
 * stay with the dev server.
 * @throws Error when it cannot be compiled
 */
export function compileStudioOnce(): Promise<string> {
  compiledFolder ??= ensureStudioCompiled().catch((error: unknown) => {
    compiledFolder = undefined;
    throw error;
  });
  return compiledFolder;
}

/** Key of the studio's code when this process first needed it: finding it out reads all files. */
export const studioKeyOfProcess = (): string => {
  startKey ??= studioCacheKey();
  return startKey;
};

async function ensureStudioCompiled(): Promise<string> {
  if (isInstalledPackage) return packedStudio;
  const key = studioCacheKey();
  const cached = findCachedFiles('studio', key);
  if (cached) return cached;
  const command = [join(projectRoot, 'scripts/compiled.cjs'), join(import.meta.dirname, 'compileProcess.ts')];
  // React's development checks take several times as long.
  const env = { ...process.env, NODE_ENV: 'production' };
  const compiling = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await once(compiling, 'exit');
  const compiled = findCachedFiles('studio', key);
  if (!compiled) throw new Error('The studio could not be compiled.');
  return compiled;
}
