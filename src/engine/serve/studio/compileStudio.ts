import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { contentHash, findFiles } from '#engine/store/cache.ts';
import { programKey } from '#engine/store/programKey.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';

/** Where the studio is, on the dev server. */
export const studioAddress = '/_studio/';

const folders = ['src/shared', 'src/rules', 'blocks/form', 'src/studio'];

/** Another text when the studio is not the same, or with other packages. */
export const studioKey = (): string => contentHash([programKey([...folders, 'src/engine/serve/studio'])], 16);

/**
 * Folder of the studio as a browser takes it, `index.html` and what that asks for; compiled when the cache has it not.
 * A bundler takes hundreds of MB, which would stay with the dev server: a process of its own compiles.
 * @throws when it cannot be compiled
 */
export async function studioFolder(): Promise<string> {
  const key = studioKey();
  const there = findFiles('studio', key);
  if (there) return there;
  const command = [join(projectRoot, 'scripts/compiled.cjs'), join(import.meta.dirname, 'compileProcess.ts')];
  // React takes several times as long with the checks that it makes while a site is developed.
  const env = { ...process.env, NODE_ENV: 'production' };
  const compiling = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await once(compiling, 'exit');
  const made = findFiles('studio', key);
  if (!made) throw new Error('The studio could not be compiled.');
  return made;
}
