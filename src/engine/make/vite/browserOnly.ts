import { isBuiltin } from 'node:module';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const forbidden = [
  // What features have for browsers lies beside the rest of them.
  /[/\\]src[/\\]engine[/\\](?!make[/\\]features[/\\][^/\\]+[/\\]client\.ts)/,
  // What blocks check and build is for the engine alone.
  /[/\\]blocks[/\\].*\.(check|build)\.ts$/,
  /[/\\]node_modules[/\\](ajv|sharp|markdown-it|jsonc-parser|postcss)[/\\]/,
];

/**
 * Fails the client build when something that belongs to the build machine is in the browser's module graph,
 * and names the chain of modules that brought it in.
 */
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
        if (forbidden.some((pattern) => pattern.test(id))) {
          this.error(
            `${shorten(id)} would be sent to the browser. It is imported by ${importers(this, id).join(' ← ')}.`,
          );
        }
      }
    },
  };
}

const shorten = (id: string) => relative(process.cwd(), id);

function importers(
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
