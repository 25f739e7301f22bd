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
import { UnusableCode } from '#engine/problems/unusableCode.ts';
import { stampOf } from '#engine/store/cacheFiles.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { setStackRewriter } from '#engine/store/sourceMaps.ts';
import { reloadParts } from './reloadParts.ts';

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

export type DevCode = ReturnType<typeof createDevCode>;

/**
 * Uses the code compiled at the start; from its first edit on, Vite's modules.
 * @param compiled undefined if that has failed: Vite's modules may be corrected while the server runs
 */
export function createDevCode(compiled: CompiledCode | undefined, server: ViteDevServer, log: (text: string) => void) {
  let current = compiled && Promise.resolve(compiled);
  /** Code that cannot be used, as text for people, by what it is needed for. */
  const unusable = { pages: '', parts: '' };
  const note = (kind: keyof typeof unusable, text: string) => {
    if (text !== '' && text !== unusable[kind]) log(text);
    unusable[kind] = text;
  };
  setStackRewriter((stack) => server.ssrRewriteStacktrace(stack));
  return {
    /**
     * @returns the current code; the same object until it changes
     * @throws UnusableCode
     */
    load(): Promise<CompiledCode> {
      if (current) return current;
      const loading = loadWithVite(server).catch((error: unknown) => {
        throw new UnusableCode(error);
      });
      loading.then(
        () => current === loading && note('pages', ''),
        ({ message }: Error) => current === loading && note('pages', message),
      );
      current = loading;
      return loading;
    },
    edited() {
      current = undefined;
    },
    /** Reloads the site's own parts that run in Node. One that fails is reported, and all stay as they were. */
    async reloadParts() {
      try {
        await reloadParts();
        note('parts', '');
      } catch (error) {
        note('parts', new UnusableCode(error).message);
      }
    },
    /** Text for people about code that cannot be used; empty if all can. */
    problems: () => [unusable.pages, unusable.parts].filter(Boolean).join('\n'),
  };
}

/**
 * Compiles the code that builds render with, unless a build has. Vite's dev server must not run yet.
 * @throws UnusableCode if it cannot be compiled
 */
export async function compileForDev(): Promise<CompiledCode> {
  const mode = process.env.NODE_ENV;
  try {
    return { ...(await compileCode()), ...devCodeProperties };
  } finally {
    // Vite's build sets NODE_ENV for the whole process: restored for the dev server.
    if (mode === undefined) delete process.env.NODE_ENV;
  }
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
