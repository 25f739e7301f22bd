import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { ofLintel, ownDirectory, ownFolders, ownModule, ownNames } from '#engine/store/ownParts.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { listOwnBlockTypes, ownBlocksDirectory, siteRoot } from '#engine/store/siteRoot.ts';

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
const ownBlockStyles = (): string[] => ownFiles(/\.module\.css$/);

/**
 * Adds the site's own code: the lists that it extends have it too. What it imports of this program is found also where the
 * site has not installed it.
 */
export const ownCode = (): Plugin => ({
  name: 'lintel:own-code',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!ofLintel.test(id) || importer?.startsWith(projectRoot)) return undefined;
    return this.resolve(id, join(projectRoot, 'package.json'), { skipSelf: true });
  },
  load: ownModule,
});

/** Adds what blocks of the site's own need beside their code. */
export function ownBlocks(): Plugin {
  const hasParts = ownFolders.some((folder) => ownNames(folder).length > 0);
  return {
    name: 'lintel:own-blocks',
    config(_, { command }) {
      // While a site is written, the first part of its own may be yet to come.
      if (!hasParts && !(command === 'serve' && ownBlocksDirectory)) return undefined;
      const allow = [
        projectRoot,
        join(siteRoot, 'node_modules'),
        ...ownFolders.map((folder) => ownDirectory(folder) ?? ''),
      ];
      return { resolve: { dedupe: single }, server: { fs: { allow } } };
    },
    configureServer: followFolders,
    // Styles stand in the order of the list that the style sheet is made from.
    transform: (code, id) => (id.endsWith(styleList) ? code + ownStyles() : undefined),
  };
}

/** Lists the blocks and their styles anew when a file of the site's own blocks comes or goes. */
function followFolders({ watcher, environments }: ViteDevServer): void {
  watcher.on('all', (event, path) => {
    if (event === 'change' || !ownBlocksDirectory || !path.startsWith(ownBlocksDirectory)) return;
    for (const { moduleGraph } of Object.values(environments))
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (ownModule(id) !== undefined || id.endsWith(styleList)) moduleGraph.invalidateModule(module);
  });
}

/** Imports of the styles of the site's own blocks, after those of this program. */
function ownStyles(): string {
  const paths = ownBlockStyles();
  const lines = paths.map((path, index) => `import * as own${index} from ${JSON.stringify(path)};`);
  return ['', ...lines, ...paths.map((_, index) => `styleModules.push({ own${index} });`)].join('\n');
}
