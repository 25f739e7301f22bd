import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { listClientPaths } from '#engine/make/features/clientPaths.ts';
import {
  type CompiledCode,
  compileCode,
  compileInlineScript,
  type ServerModule,
} from '#engine/make/render/compiledCode.ts';
import { type InlineScript, inlineScripts } from '#engine/make/vite/inlineScripts.ts';
import { stampOf } from '#engine/store/cacheFiles.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';

/** Vite serves files outside its root, such as a site's own code beside an installed Lintel, below `/@fs`. */
const viteAddressOf = (file: string) => (file.startsWith('../') ? `@fs${encodeURI(join(projectRoot, file))}` : file);

const devCodeProperties: Pick<CompiledCode, 'hash' | 'clientDirectory' | 'manifest'> = {
  hash: '',
  clientDirectory: '',
  manifest: Object.fromEntries(
    ['src/client/live.ts', 'src/client/runtime.tsx', ...listClientPaths()].map((file) => [
      file,
      { file: viteAddressOf(file), isEntry: true },
    ]),
  ),
};

/** Uses the code compiled at the start; from its first edit on, Vite's modules. */
export function createDevCode(compiled: CompiledCode, server: ViteDevServer) {
  let current = Promise.resolve(compiled);
  let isStale = false;
  return {
    /** @returns the current code; the same object until it changes */
    load() {
      if (isStale) current = loadWithVite(server);
      isStale = false;
      return current;
    },
    edited() {
      isStale = true;
    },
  };
}

/** Compiles the code that builds render with, unless a build has. Vite's dev server must not run yet. */
export async function compileForDev(): Promise<CompiledCode> {
  const mode = process.env.NODE_ENV;
  const compiled = await compileCode();
  // Vite's build sets NODE_ENV for the whole process: restored for the dev server.
  if (mode === undefined) delete process.env.NODE_ENV;
  return { ...compiled, ...devCodeProperties };
}

const stylesModules = ['/src/render/styles.ts', '/src/render/styleModules.ts'];

async function loadWithVite(server: ViteDevServer): Promise<CompiledCode> {
  const module = (await server.ssrLoadModule('/src/render/server.tsx')) as ServerModule;
  const css = await readStyles(server);
  const [loader, colourScheme] = [
    await readInlineScript('loader', server),
    await readInlineScript('colourScheme', server),
  ];
  return { ...devCodeProperties, server: module, css, bothSchemesCss: css, loader, colourScheme };
}

async function readStyles(server: ViteDevServer): Promise<string> {
  const graph = server.environments.ssr.moduleGraph;
  const imported = async (url: string) =>
    [...((await graph.getModuleByUrl(url))?.importedModules ?? [])].map((module) => module.url);
  const urls = (await Promise.all(stylesModules.map(imported))).flat();
  const sheets = urls.filter((url) => url.endsWith('.css'));
  const compiled = await Promise.all(sheets.map((url) => server.environments.client.transformRequest(`${url}?direct`)));
  return compiled.map((result) => result?.code ?? '').join('\n');
}

const compiledInline = new Map<InlineScript, { stamp: number; code: string }>();

async function readInlineScript(name: InlineScript, server: ViteDevServer): Promise<string> {
  const stamp = stampOf(statSync(join(server.config.root, inlineScripts[name])), Date.now());
  const cached = compiledInline.get(name);
  if (stamp && cached?.stamp === stamp) return cached.code;
  const code = await compileInlineScript(name);
  if (stamp) compiledInline.set(name, { stamp, code });
  return code;
}
