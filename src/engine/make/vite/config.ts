import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { featureClients } from '../features/clients.ts';
import { browserOnly } from './browserOnly.ts';
import { shortClassNames } from './shortClassNames.ts';

/**
 * Vite's configuration for one of the two programs: `client` is what visitors load, `server` is what prerenders.
 * Both take `#room/…` imports from package.json.
 */
export function lintelConfig(side: 'client' | 'server', outDir = join(projectRoot, '.cache/code', side)): UserConfig {
  return {
    root: projectRoot,
    appType: 'custom',
    publicDir: false,
    clearScreen: false,
    plugins: [react(), shortClassNames(projectRoot), ...(side === 'client' ? [browserOnly()] : [])],
    define: { 'import.meta.env.HAS_FEATURE_CODE': featureClients().length > 0 },
    // One file with React in it.
    ssr: { noExternal: true },
    build: { ...(side === 'client' ? clientBuild : serverBuild), outDir },
  };
}

/** What every island needs comes in one file: React, Mantine's core, the small pieces. */
const isSharedByAllBlocks = (id: string) =>
  /[/\\]node_modules[/\\](react|react-dom|scheduler|clsx)[/\\]/.test(id) ||
  /[/\\]@mantine[/\\](hooks|core[/\\]esm[/\\](core|components[/\\](UnstyledButton|VisuallyHidden)))[/\\]/.test(id) ||
  /[/\\]src[/\\](shared|render|ui[/\\](?!.*arousel))/.test(id);

const clientBuild: UserConfig['build'] = {
  emptyOutDir: true,
  manifest: 'manifest.json',
  // The loader decides what is fetched and when; styles come in one sheet.
  modulePreload: false,
  cssCodeSplit: false,
  target: 'es2022',
  reportCompressedSize: false,
  rolldownOptions: {
    // The inline loader calls what it exports.
    preserveEntrySignatures: 'allow-extension',
    input: ['src/client/live.ts', ...featureClients()].map((path) => join(projectRoot, path)),
    output: {
      entryFileNames: 'assets/[name]-[hash:6].js',
      chunkFileNames: 'assets/[name]-[hash:6].js',
      assetFileNames: 'assets/[name]-[hash:6][extname]',
      codeSplitting: { groups: [{ name: 'react', test: isSharedByAllBlocks, priority: 2 }] },
    },
  },
};

const serverBuild: UserConfig['build'] = {
  emptyOutDir: true,
  ssr: join(projectRoot, 'src/render/server.tsx'),
  ssrEmitAssets: true,
  cssCodeSplit: false,
  target: 'node20',
  reportCompressedSize: false,
  rolldownOptions: {
    // CommonJS, because V8's code of an ES module cannot be kept.
    output: {
      format: 'cjs',
      entryFileNames: 'server.cjs',
      codeSplitting: false,
      assetFileNames: 'assets/[name][extname]',
    },
  },
};
