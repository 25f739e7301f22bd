import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { ConfigEnv, UserConfig } from 'vite';
import { isInstalledPackage } from '#engine/store/cacheFiles.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { listClientPaths } from '../features/clientPaths.ts';
import { browserOnly } from './browserOnly.ts';
import { viteCacheDirectory } from './cacheDirectory.ts';
import { customBlockComponents, customBlocks, customCode } from './customBlocks.ts';
import { type InlineScript, inlineScripts, isInlineScript } from './inlineScripts.ts';
import { scopedName } from './scopedName.ts';
import { stripVersionQuery } from './stripVersionQuery.ts';
import { styleLayer } from './styleLayer.ts';

/**
 * Base configuration for the dev server and the builds of three programs: the client, the server for prerendering
 * (`--ssr`), and inline scripts (`--mode loader`, `--mode colourScheme`). All resolve the `#…` imports of package.json.
 */
export function lintelConfig({
  command,
  mode,
  isSsrBuild,
}: Pick<ConfigEnv, 'command' | 'mode' | 'isSsrBuild'>): UserConfig {
  const browserProgram = isInlineScript(mode) ? mode : 'client';
  const program = isSsrBuild ? 'server' : browserProgram;
  return {
    root: projectRoot,
    appType: 'custom',
    publicDir: false,
    clearScreen: false,
    cacheDir: viteCacheDirectory,
    plugins: [
      react(),
      customCode(),
      customBlocks(),
      ...(isInstalledPackage ? [stripVersionQuery()] : []),
      ...(program === 'client' ? [browserOnly()] : []),
    ],
    css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [styleLayer] } },
    define: { 'import.meta.env.HAS_FEATURE_CODE': listClientPaths().length > 0 },
    // Entries are listed in advance, as finding them on the first visit would reload the page.
    optimizeDeps: {
      entries: [
        'src/client/dev.ts',
        'src/client/live.ts',
        'src/client/runtime.tsx',
        'src/client/router.tsx',
        'blocks/*/!(*.test).tsx',
        ...customBlockComponents(),
        ...listClientPaths(),
      ],
    },
    ...(command === 'build' && {
      // Bundles React into the file, so that there is only one copy.
      ssr: { noExternal: true },
      build: {
        outDir: join(projectRoot, '.cache/code', program),
        reportCompressedSize: false,
        ...buildOptionsOf(program),
      },
    }),
  };
}

const isReact = (id: string) =>
  /[/\\]node_modules[/\\](react|react-dom|scheduler)[/\\]|[/\\]client[/\\]reactFirst\.ts/.test(id);

/**
 * True for code that every island needs beside React, which becomes one chunk: Mantine's core and small modules, except
 * code that only a few blocks share or that code without React uses.
 */
const isSharedByAllBlocks = (id: string) =>
  /[/\\]node_modules[/\\]clsx[/\\]/.test(id) ||
  /[/\\]@mantine[/\\](hooks|core[/\\]esm[/\\](core|components[/\\](UnstyledButton|VisuallyHidden|Paper|CloseButton)))[/\\]/.test(
    id,
  ) ||
  /[/\\]src[/\\](shared[/\\](?!routeTable|decodeAddress)|render|ui[/\\](?!.*arousel|list|viewer|Card|Tab|Moving|Disclosure|navigateTo|renderNow|toast\.ts))/.test(
    id,
  );

/** True for code that checks values; not for that of steps and sections, which few forms have. */
const isRule = (id: string) => /[/\\]src[/\\]rules[/\\](?!fieldsOf)/.test(id);

/** True for the module that loads all others, and for Vite's import wrapper, else a separate file in some builds. */
const isLiveEntry = (id: string) => /[/\\]client[/\\]live\.ts|vite[/\\]preload-helper/.test(id);

const buildOptionsOf = (program: 'client' | 'server' | InlineScript): UserConfig['build'] =>
  isInlineScript(program) ? inlineScriptBuild(program) : programBuilds[program];

/** Build options for one expression without a module wrapper. */
const inlineScriptBuild = (name: InlineScript): UserConfig['build'] => ({
  write: false,
  target: 'es2022',
  lib: { entry: join(projectRoot, inlineScripts[name]), formats: ['iife'], name },
});

const programBuilds: Record<'client' | 'server', UserConfig['build']> = {
  client: {
    emptyOutDir: true,
    manifest: 'manifest.json',
    // The loader decides when to fetch modules; there is one stylesheet.
    modulePreload: false,
    cssCodeSplit: false,
    target: 'es2022',
    rolldownOptions: {
      // The inline loader calls exports of the entry.
      preserveEntrySignatures: 'allow-extension',
      input: ['src/client/live.ts', ...listClientPaths()].map((path) => join(projectRoot, path)),
      output: {
        // Hashes of full length: shorter ones are rejected from the 65th file on, which a site with many custom blocks
        // may reach.
        entryFileNames: 'assets/[name]-[hash:8].js',
        chunkFileNames: 'assets/[name]-[hash:8].js',
        assetFileNames: 'assets/[name]-[hash:8][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: isReact, priority: 3 },
            { name: 'mantine', test: isSharedByAllBlocks, priority: 2 },
            { name: 'rules', test: isRule, priority: 4 },
            { name: 'live', test: isLiveEntry, priority: 5 },
          ],
        },
      },
    },
  },
  server: {
    emptyOutDir: true,
    ssr: true,
    // Stacks are shown in terms of the source.
    sourcemap: 'hidden',
    ssrEmitAssets: true,
    cssCodeSplit: false,
    target: 'node20',
    rolldownOptions: {
      input: join(projectRoot, 'src/render/server.tsx'),
      // CommonJS, because V8 cannot cache the code of ES modules.
      output: {
        format: 'cjs',
        entryFileNames: 'server.cjs',
        codeSplitting: false,
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
};
