import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { featureClients } from '#engine/make/features/clients.ts';
import { type CompiledCode, compileCode, compileInline, type ServerModule } from '#engine/make/render/code.ts';
import { type InlineScript, inlineScripts } from '#engine/make/vite/inlineScripts.ts';
import { stampOf } from '#engine/store/cacheFiles.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';

/** Vite has files outside of its root, as those of a site that has installed this program, below a name of its own. */
const addressInVite = (file: string) => (file.startsWith('../') ? `@fs${join(projectRoot, file)}` : file);

/** Where the browser finds the code: it asks Vite for each module. */
const inDev: Pick<CompiledCode, 'hash' | 'clientDirectory' | 'manifest'> = {
  hash: '',
  clientDirectory: '',
  manifest: Object.fromEntries(
    ['src/client/live.ts', 'src/client/runtime.tsx', ...featureClients()].map((file) => [
      file,
      { file: addressInVite(file), isEntry: true },
    ]),
  ),
};

/** The code that pages are rendered with while a site is being edited. */
export interface DevCode {
  /** Gives the code as it is now; the same object as long as it is the same. */
  load: () => Promise<CompiledCode>;
  /** Says that a file of it was saved. */
  edited: () => void;
}

/**
 * The code that was compiled when the server started; from the first edit of it on, what Vite makes of the files.
 * @param compiled from `compileForDev`
 */
export function createDevCode(compiled: CompiledCode, server: ViteDevServer): DevCode {
  let current = Promise.resolve(compiled);
  let isStale = false;
  return {
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

/** Takes the code that builds render with, and compiles it if no build has. Vite's dev server must not run yet. */
export async function compileForDev(): Promise<CompiledCode> {
  const mode = process.env.NODE_ENV;
  const compiled = await compileCode();
  // Vite's build has set it for the whole process. Dev is to find what was there.
  if (mode === undefined) delete process.env.NODE_ENV;
  return { ...compiled, ...inDev };
}

/** The modules whose imports are the site's style sheet, in order. */
const stylesModules = ['/src/render/styles.ts', '/src/render/styleModules.ts'];

async function loadWithVite(server: ViteDevServer): Promise<CompiledCode> {
  const module = (await server.ssrLoadModule('/src/render/server.tsx')) as ServerModule;
  const css = await readStyles(server);
  const [loader, colourScheme] = [await readInline('loader', server), await readInline('colourScheme', server)];
  return { ...inDev, server: module, css, bothSchemesCss: css, loader, colourScheme };
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

const compiledInline = new Map<InlineScript, { stamp: number; code: string }>();

/** An inline script, compiled; compiled anew when its file has changed. */
async function readInline(name: InlineScript, server: ViteDevServer): Promise<string> {
  const stamp = stampOf(statSync(join(server.config.root, inlineScripts[name])), Date.now());
  const known = compiledInline.get(name);
  if (stamp && known?.stamp === stamp) return known.code;
  const code = await compileInline(name);
  if (stamp) compiledInline.set(name, { stamp, code });
  return code;
}
