import { isBuiltin } from 'node:module';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const forbiddenModules = [
  // Except `client.ts` of page features, which is browser code.
  /[/\\]src[/\\]engine[/\\](?!make[/\\]features[/\\][^/\\]+[/\\]client\.ts)/,
  // Checks and builds of blocks run in the engine only.
  /[/\\]blocks[/\\].*\.(check|build)\.ts$/,
  /[/\\]node_modules[/\\](ajv|sharp|markdown-it|jsonc-parser|postcss)[/\\]/,
];

/** Vite plugin that fails the client build if it contains engine code, and reports the import chain. */
export function browserOnly(): Plugin {
  return {
    name: 'lintel:browser-only',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (isBuiltin(id))
        this.error(`"${id}" is a module of Node, and ${importer ?? 'an entry'} would send it to the browser.`);
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        if (forbiddenModules.some((pattern) => pattern.test(id))) {
          this.error(
            `${shorten(id)} would be sent to the browser. It is imported by ${importChainOf(this, id).join(' ← ')}.`,
          );
        }
      }
    },
  };
}

const shorten = (id: string) => relative(process.cwd(), id);

function importChainOf(
  context: { getModuleInfo(id: string): { importers: readonly string[] } | null },
  id: string,
): string[] {
  const chain: string[] = [];
  const seen = new Set([id]);
  const importerOf = (module: string) => context.getModuleInfo(module)?.importers[0];
  for (let next = importerOf(id); next && !seen.has(next); next = importerOf(next)) {
    seen.add(next);
    chain.push(shorten(next));
  }
  return chain;
}
