import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { build, type Plugin } from 'vite';
import { getOrCacheFiles } from '#engine/store/cache.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { studioAddress, studioCacheKey } from './compileStudio.ts';
import { rulesModule, siteRulesPath } from './siteRules.ts';

/* Compiles the studio unless it is cached: see compileStudio.ts. */

async function compile(directory: string): Promise<void> {
  await compileApp(join(directory, 'app'));
  await compileFramed(join(directory, 'framed'));
}

const options = { configFile: false, publicDir: false, logLevel: 'error' } as const;

const rulesOfSite: Plugin = {
  name: 'lintel:site-rules',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!/(^|\/)custom\.ts$/.test(id)) return undefined;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found?.id === rulesModule ? { id: studioAddress + siteRulesPath, external: 'absolute' } : found;
  },
};

const buildOptions = {
  emptyOutDir: true,
  target: 'es2022',
  // Browsers with `light-dark()`: its fallback for others would not follow the studio's own switch.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  reportCompressedSize: false,
  assetsInlineLimit: 0,
};

async function compileApp(outDir: string): Promise<void> {
  await build({
    ...options,
    root: join(projectRoot, 'src/studio'),
    base: studioAddress,
    plugins: [react(), rulesOfSite, icons({ compiler: 'raw' })],
    worker: { format: 'es', plugins: () => [rulesOfSite] },
    build: { ...buildOptions, outDir },
  });
}

/** Compiles the studio's part in framed pages: `main.js`, and what that loads when it is needed. */
async function compileFramed(outDir: string): Promise<void> {
  await build({
    ...options,
    root: join(projectRoot, 'src/framed'),
    base: './',
    build: {
      ...buildOptions,
      outDir,
      modulePreload: false,
      rollupOptions: {
        input: join(projectRoot, 'src/framed/main.ts'),
        output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' },
      },
    },
  });
}

void getOrCacheFiles('studio', studioCacheKey(), compile);
