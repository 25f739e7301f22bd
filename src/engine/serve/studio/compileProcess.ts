import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { build } from 'vite';
import { customCode } from '#engine/make/vite/customBlocks.ts';
import { getOrCacheFiles } from '#engine/store/cache.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { studioAddress, studioCacheKey } from './compileStudio.ts';

/* Compiles the studio unless it is cached: see compileStudio.ts. */

void getOrCacheFiles('studio', studioCacheKey(), compile);

async function compile(directory: string): Promise<void> {
  await build({
    configFile: false,
    root: join(projectRoot, 'src/studio'),
    base: studioAddress,
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), customCode(), icons({ compiler: 'raw' })],
    worker: { format: 'es' },
    build: {
      outDir: directory,
      emptyOutDir: true,
      target: 'es2022',
      // Browsers with `light-dark()`: its fallback for others would not follow the studio's own switch.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      reportCompressedSize: false,
      assetsInlineLimit: 0,
    },
  });
}
