import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { type CompiledCode, compileLoader, type ServerModule } from '../prerender/code.ts';

/** The modules whose imports are the site's style sheet, in order. */
const stylesModules = ['/src/render/styles.ts', '/src/render/styleModules.ts'];

/**
 * The code as it is now, in the shape that a build compiles it to: dev renders with the same functions.
 * Nothing is compiled ahead; the browser asks Vite for each module.
 */
export async function loadDevCode(server: ViteDevServer): Promise<CompiledCode> {
  const module = (await server.ssrLoadModule('/src/render/server.tsx')) as ServerModule;
  return {
    hash: '',
    server: module,
    clientDirectory: '',
    manifest: Object.fromEntries(
      ['src/client/live.ts', 'src/client/runtime.tsx'].map((file) => [file, { file, isEntry: true }]),
    ),
    css: await readStyles(server),
    loader: await readLoader(server),
  };
}

/** All styles in the order in which `styles.ts` imports them, as Vite compiles them. */
async function readStyles(server: ViteDevServer): Promise<string> {
  const graph = server.environments.ssr.moduleGraph;
  const imported = async (url: string) =>
    [...((await graph.getModuleByUrl(url))?.importedModules ?? [])].map((module) => module.url);
  const urls = (await Promise.all(stylesModules.map(imported))).flat();
  const sheets = urls.filter((url) => url.endsWith('.css'));
  const compiled = await Promise.all(sheets.map((url) => server.environments.client.transformRequest(`${url}?direct`)));
  return compiled.map((result) => result?.code ?? '').join('\n');
}

const loaders = new WeakMap<ViteDevServer, { time: number; code: string }>();

/** The compiled loader; compiled anew when its file has changed. */
async function readLoader(server: ViteDevServer): Promise<string> {
  const time = statSync(join(server.config.root, 'src/client/loader.ts')).mtimeMs;
  const known = loaders.get(server);
  if (known?.time === time) return known.code;
  const code = await compileLoader();
  loaders.set(server, { time, code });
  return code;
}
