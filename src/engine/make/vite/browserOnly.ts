import { isBuiltin } from 'node:module';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const forbidden = [
  /[/\\]src[/\\]engine[/\\]/,
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
  for (
    let next = context.getModuleInfo(id)?.importers[0];
    next && !seen.has(next);
    next = context.getModuleInfo(next)?.importers[0]
  ) {
    seen.add(next);
    chain.push(shorten(next));
  }
  return chain;
}
