import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { build } from 'vite';
import { ownCode } from '#engine/make/vite/ownBlocks.ts';
import { keepFiles } from '#engine/store/cache.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { studioAddress, studioKey } from './compileStudio.ts';

/* Compiles the studio, unless the cache has it: see compileStudio.ts. */

void keepFiles('studio', studioKey(), compile);

async function compile(directory: string): Promise<void> {
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
