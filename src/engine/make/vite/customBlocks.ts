import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { customDirectory, customFolders, customModule, customNames, ofLintel } from '#engine/store/customParts.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { customBlocksDirectory, listCustomBlockTypes, siteRoot } from '#engine/store/siteRoot.ts';

const styleListPath = '/src/render/styleModules.ts';

/** Packages of which only one copy may exist, as React contexts and hooks do not work across copies. */
const dedupedPackages = ['react', 'react-dom', '@mantine/core', '@mantine/hooks'];

const customBlockFiles = (kind: RegExp): string[] =>
  listCustomBlockTypes().flatMap((type) => {
    const folder = join(customBlocksDirectory ?? '', type);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names.flatMap((name) => (kind.test(name) ? join(folder, name) : []));
  });

export const customBlockComponents = (): string[] => customBlockFiles(/(?<!\.test)\.tsx$/);

const customBlockStyles = (): string[] => customBlockFiles(/\.module\.css$/);

/**
 * Vite plugin that adds custom code of the site to the lists that it extends. Its imports of this program resolve even
 * if the site has not installed it.
 */
export const customCode = (): Plugin => ({
  name: 'lintel:custom-code',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!ofLintel.test(id) || importer?.startsWith(projectRoot)) return undefined;
    return this.resolve(id, join(projectRoot, 'package.json'), { skipSelf: true });
  },
  load: customModule,
});

export function customBlocks(): Plugin {
  const hasParts = customFolders.some((folder) => customNames(folder).length > 0);
  return {
    name: 'lintel:custom-blocks',
    config(_, { command }) {
      // Under dev, the first custom block may be created later.
      if (!hasParts && !(command === 'serve' && customBlocksDirectory)) return undefined;
      const allow = [
        projectRoot,
        join(siteRoot, 'node_modules'),
        ...customFolders.map((folder) => customDirectory(folder) ?? ''),
      ];
      return { resolve: { dedupe: dedupedPackages }, server: { fs: { allow } } };
    },
    configureServer: watchCustomBlocks,
    // Styles follow the order of the list from which the stylesheet is built.
    transform: (code, id) =>
      id.endsWith(styleListPath) ? { code: code + customStyleImports(), map: null } : undefined,
  };
}

/** Updates the lists of blocks and styles when a file of a custom block is added or removed. */
function watchCustomBlocks({ watcher, environments }: ViteDevServer): void {
  watcher.on('all', (event, path) => {
    if (event === 'change' || !customBlocksDirectory || !path.startsWith(customBlocksDirectory)) return;
    for (const { moduleGraph } of Object.values(environments))
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (customModule(id) !== undefined || id.endsWith(styleListPath)) moduleGraph.invalidateModule(module);
  });
}

function customStyleImports(): string {
  const paths = customBlockStyles();
  const lines = paths.map((path, index) => `import * as custom${index} from ${JSON.stringify(path)};`);
  return ['', ...lines, ...paths.map((_, index) => `styleModules.push({ custom${index} });`)].join('\n');
}
