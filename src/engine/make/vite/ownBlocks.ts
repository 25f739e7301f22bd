import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { blockFolder, listBlockTypes } from '#engine/content/schema/compose.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { listOwnBlockTypes, ownBlocksDirectory, siteRoot } from '#engine/store/siteRoot.ts';

const registryName = '#blocks/registry.ts';
const virtualRegistry = '\0lintel:registry';
const styleList = '/src/render/styleModules.ts';

/** What there may be only once, or contexts and hooks of one copy would not know those of the other. */
const single = ['react', 'react-dom', '@mantine/core', '@mantine/hooks'];

/** Paths of the site's own blocks' files of one kind. */
const ownFiles = (kind: RegExp): string[] =>
  listOwnBlockTypes().flatMap((type) => {
    const folder = join(ownBlocksDirectory ?? '', type);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names.flatMap((name) => (kind.test(name) ? join(folder, name) : []));
  });

/** Paths of the components of the site's own blocks. */
export const ownBlockComponents = (): string[] => ownFiles(/(?<!\.test)\.tsx$/);

/** Paths of the styles of the site's own blocks. */
export const ownBlockStyles = (): string[] => ownFiles(/\.module\.css$/);

/**
 * Adds the site's own blocks: the list of all blocks that code imports has them too, each in place of one of this program
 * that has its name. What their code imports of `lintel/…` is found also where the site has not installed it.
 */
export function ownBlocks(): Plugin {
  // While a site is written, the first block of its own may be yet to come.
  let mayHaveBlocks = listOwnBlockTypes().length > 0;
  return {
    name: 'lintel:own-blocks',
    enforce: 'pre',
    config(_, { command }) {
      mayHaveBlocks ||= command === 'serve' && ownBlocksDirectory !== undefined;
      if (!mayHaveBlocks) return undefined;
      const allow = [projectRoot, ownBlocksDirectory ?? '', join(siteRoot, 'node_modules')];
      return { resolve: { dedupe: single }, server: { fs: { allow } } };
    },
    configureServer: followFolders,
    async resolveId(id, importer) {
      if (id === registryName && mayHaveBlocks) return virtualRegistry;
      if (!id.startsWith('lintel/') || importer?.startsWith(projectRoot)) return undefined;
      return this.resolve(id, join(projectRoot, 'package.json'), { skipSelf: true });
    },
    // Styles stand in the order of the list that the style sheet is made from.
    transform: (code, id) => (id.endsWith(styleList) ? code + ownStyles() : undefined),
    load: (id) => (id === virtualRegistry ? registryOfAll() : undefined),
  };
}

/** Lists the blocks and their styles anew when a file of the site's own blocks comes or goes. */
function followFolders({ watcher, environments }: ViteDevServer): void {
  watcher.on('all', (event, path) => {
    if (event === 'change' || !ownBlocksDirectory || !path.startsWith(ownBlocksDirectory)) return;
    for (const { moduleGraph } of Object.values(environments))
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id === virtualRegistry || id.endsWith(styleList)) moduleGraph.invalidateModule(module);
  });
}

/** Imports of the styles of the site's own blocks, after those of this program. */
function ownStyles(): string {
  const paths = ownBlockStyles();
  const lines = paths.map((path, index) => `import * as own${index} from ${JSON.stringify(path)};`);
  return ['', ...lines, ...paths.map((_, index) => `styleModules.push({ own${index} });`)].join('\n');
}

/** As `blocks/registry.ts`, with the site's own blocks. */
function registryOfAll(): string {
  const types = listBlockTypes();
  const lines = types.map(
    (type, index) => `import block${index} from ${JSON.stringify(join(blockFolder(type), 'block.ts'))};`,
  );
  const entries = types.map((type, index) => `${JSON.stringify(type)}: block${index},`);
  return [...lines, `export const registry = { ${entries.join(' ')} };`].join('\n');
}
