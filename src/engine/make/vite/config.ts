import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { ConfigEnv, UserConfig } from 'vite';
import { isInstalled } from '#engine/store/cacheFiles.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { featureClients } from '../features/clients.ts';
import { browserOnly } from './browserOnly.ts';
import { viteCacheDirectory } from './cacheDirectory.ts';
import { type InlineScript, inlineScripts, isInlineScript } from './inlineScripts.ts';
import { oneAddress } from './oneAddress.ts';
import { ownBlockComponents, ownBlocks, ownCode } from './ownBlocks.ts';
import { scopedName } from './scopedName.ts';

/**
 * What vite.config.ts starts from: the dev server, and builds of the three programs. Those are what visitors load, what
 * prerenders (`--ssr`), and what is inline in pages (`--mode loader`, `--mode colourScheme`). All take `#room/…` imports from package.json.
 */
export function lintelConfig({
  command,
  mode,
  isSsrBuild,
}: Pick<ConfigEnv, 'command' | 'mode' | 'isSsrBuild'>): UserConfig {
  const program = isSsrBuild ? 'server' : isInlineScript(mode) ? mode : 'client';
  return {
    root: projectRoot,
    appType: 'custom',
    publicDir: false,
    clearScreen: false,
    cacheDir: viteCacheDirectory,
    plugins: [
      react(),
      ownCode(),
      ownBlocks(),
      ...(isInstalled ? [oneAddress()] : []),
      ...(program === 'client' ? [browserOnly()] : []),
    ],
    css: { modules: { generateScopedName: scopedName } },
    define: { 'import.meta.env.HAS_FEATURE_CODE': featureClients().length > 0 },
    // Known beforehand, or the first visit would reload the page once they are found.
    optimizeDeps: {
      entries: [
        'src/client/dev.ts',
        'src/client/live.ts',
        'src/client/runtime.tsx',
        'src/client/router.tsx',
        'blocks/*/!(*.test).tsx',
        ...ownBlockComponents(),
        ...featureClients(),
      ],
    },
    ...(command === 'build' && {
      // One file with React in it.
      ssr: { noExternal: true },
      build: { outDir: join(projectRoot, '.cache/code', program), reportCompressedSize: false, ...buildOf(program) },
    }),
  };
}

const isReact = (id: string) =>
  /[/\\]node_modules[/\\](react|react-dom|scheduler)[/\\]|[/\\]client[/\\]reactFirst\.ts/.test(id);

/**
 * Puts code that every island needs beside React into one file: Mantine's core, the small pieces; not what a few blocks share,
 * nor what code without React has of them.
 */
const isSharedByAllBlocks = (id: string) =>
  /[/\\]node_modules[/\\]clsx[/\\]/.test(id) ||
  /[/\\]@mantine[/\\](hooks|core[/\\]esm[/\\](core|components[/\\](UnstyledButton|VisuallyHidden|Paper|CloseButton)))[/\\]/.test(
    id,
  ) ||
  /[/\\]src[/\\](shared[/\\](?!routeTable|decodeAddress)|render|ui[/\\](?!.*arousel|list|viewer|Card|Tab|Moving|Disclosure|goTo|toast\.ts))/.test(
    id,
  );

/** What judges what is filled in, here and where it is rendered what has to be. */
const isRule = (id: string) => /[/\\]src[/\\]rules[/\\]/.test(id);

/** The one module that loads all others, with Vite's wrapper of imports, which would be a file of its own in some builds. */
const isOfLive = (id: string) => /[/\\]client[/\\]live\.ts|vite[/\\]preload-helper/.test(id);

const buildOf = (program: 'client' | 'server' | InlineScript): UserConfig['build'] =>
  isInlineScript(program) ? inline(program) : builds[program];

/** One expression, without a module around it. */
const inline = (name: InlineScript): UserConfig['build'] => ({
  write: false,
  target: 'es2022',
  lib: { entry: join(projectRoot, inlineScripts[name]), formats: ['iife'], name },
});

const builds: Record<'client' | 'server', UserConfig['build']> = {
  client: {
    emptyOutDir: true,
    manifest: 'manifest.json',
    // The loader decides what is fetched and when; styles come in one sheet.
    modulePreload: false,
    cssCodeSplit: false,
    target: 'es2022',
    rolldownOptions: {
      // The inline loader calls what it exports.
      preserveEntrySignatures: 'allow-extension',
      input: ['src/client/live.ts', ...featureClients()].map((path) => join(projectRoot, path)),
      output: {
        // Shorter ones are refused from the 65th file on, which a site with many blocks of its own may have.
        entryFileNames: 'assets/[name]-[hash:8].js',
        chunkFileNames: 'assets/[name]-[hash:8].js',
        assetFileNames: 'assets/[name]-[hash:8][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: isReact, priority: 3 },
            { name: 'mantine', test: isSharedByAllBlocks, priority: 2 },
            { name: 'rules', test: isRule, priority: 4 },
            { name: 'live', test: isOfLive, priority: 5 },
          ],
        },
      },
    },
  },
  server: {
    emptyOutDir: true,
    ssr: true,
    ssrEmitAssets: true,
    cssCodeSplit: false,
    target: 'node20',
    rolldownOptions: {
      input: join(projectRoot, 'src/render/server.tsx'),
      // CommonJS, because V8's code of an ES module cannot be cached.
      output: {
        format: 'cjs',
        entryFileNames: 'server.cjs',
        codeSplitting: false,
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
};
