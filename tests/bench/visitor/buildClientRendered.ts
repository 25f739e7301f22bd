import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { blockTypesIn, type ResolvedPage } from '#engine/make/resolve/resolved.ts';
import type { ResolvedShell } from '#engine/make/resolve/resolveShell.ts';
import { configFile } from '#engine/make/vite/configFile.ts';
import { componentFile, componentName } from '../sites/componentFile.ts';
import type { ResolvedSite } from '../sites/resolvedSite.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Builds the client-rendered version of a site: each page is an empty document with its own bundle, which contains its
 * content, its blocks and React. Code that pages share is in chunks that the document preloads, and the style sheet is
 * linked. That is a client-rendered app at its best: nothing is fetched after the first script.
 * @param lintel output of the same site, for its pictures
 * @returns that folder
 */
export async function buildClientRendered({
  site: { pages, shell },
  lintel,
  folder: out,
}: {
  site: ResolvedSite;
  lintel: string;
  folder: string;
}): Promise<string> {
  // Inside the repository: `#room/…` imports belong to its package.
  const folder = mkdtempSync(join(root, 'node_modules/.client-rendered-'));
  try {
    const documents = pages.map((page) => writeEntry(page, shell, folder));
    const config = (await loadConfigFromFile({ command: 'build', mode: 'production' }, configFile))?.config;
    await build({
      ...config,
      configFile: false,
      logLevel: 'warn',
      root: folder,
      plugins: [...(config?.plugins ?? []), replaceSlotContent()],
      build: {
        outDir: out,
        emptyOutDir: true,
        target: 'es2022',
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: { input: documents },
      },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
  cpSync(join(lintel, 'media'), join(out, 'media'), { recursive: true });
  return out;
}

/**
 * Writes a page's document and entry.
 * @returns the document's path
 */
function writeEntry(page: ResolvedPage, shell: ResolvedShell, folder: string): string {
  const directory = join(folder, page.route);
  mkdirSync(directory, { recursive: true });
  const types = [...blockTypesIn([...page.blocks, ...shell.slots.flat()])];
  const entry = [
    `import { showPage } from ${JSON.stringify(join(import.meta.dirname, 'clientRendered.tsx'))};`,
    ...types.map((type) => `import ${componentName(type)} from ${JSON.stringify(join(root, componentFile(type)))};`),
    `const blocks = {${types.map((type) => `${JSON.stringify(type)}: ${componentName(type)}`).join()}};`,
    `showPage(${JSON.stringify({ route: page.route, blocks: page.blocks, shell })}, blocks);`,
  ];
  writeFileSync(join(directory, 'entry.js'), entry.join('\n'));
  const theme = shell.site.theme as Record<string, string>;
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const variables = Object.entries(theme).map(([name, value]) => `--theme-${kebab(name)}:${value}`);
  const path = join(directory, 'index.html');
  writeFileSync(
    path,
    `<!doctype html><html lang="en" data-mantine-color-scheme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${page.title.replace(/&/g, '&amp;')}</title><meta name="description" content="${page.description.replace(/"/g, '&quot;')}"><style>:root{${variables.join(';')}}</style><script type="module" src="./entry.js"></script></head><body></body></html>`,
  );
  return path;
}

/** Passes containers their blocks as elements, where they normally find HTML. */
function replaceSlotContent() {
  return {
    name: 'client-rendered:slots',
    enforce: 'pre' as const,
    resolveId: (id: string) =>
      id.endsWith('/SlotContent.tsx') ? join(import.meta.dirname, 'clientSlot.tsx') : undefined,
  };
}
