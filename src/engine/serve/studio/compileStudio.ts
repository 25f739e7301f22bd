import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { ownCode } from '#engine/make/vite/ownBlocks.ts';
import { contentHash, findFiles, keepFiles } from '#engine/store/cache.ts';
import { programKey } from '#engine/store/programKey.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';

/** Where the studio is, on the dev server. */
export const studioAddress = '/_studio/';

const folders = ['src/shared', 'src/rules', 'blocks/form', 'src/studio'];

const studioKey = () => contentHash([programKey([...folders, 'src/engine/serve/studio'])], 16);

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

/** Compiles the studio in this process, unless the cache has it. */
export const compileStudio = () => keepFiles('studio', studioKey(), compile);

async function compile(directory: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: join(projectRoot, 'src/studio'),
    base: studioAddress,
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), ownCode(), icons({ compiler: 'raw' })],
    worker: { format: 'es' },
    build: {
      outDir: directory,
      emptyOutDir: true,
      target: 'es2022',
      // Those that know `light-dark()`: what stands in for it in others does not follow the studio's own switch.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      reportCompressedSize: false,
      assetsInlineLimit: 0,
    },
  });
}
