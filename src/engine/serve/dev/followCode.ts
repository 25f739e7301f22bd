import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { inBatches } from '#engine/content/files/watchFiles.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { ownBlocksDirectory } from '#engine/store/siteRoot.ts';
import type { Saves } from './saves.ts';

/** Everything that a page is made by. Tests, and what only runs on this machine, take effect without the server or with the next one. */
const codeFolders = [
  'src/shared',
  'src/rules',
  'src/ui',
  'src/render',
  'src/client',
  'src/engine/make/features',
  'schemas',
];

const blockFolders = [join(projectRoot, 'blocks'), ...(ownBlocksDirectory ? [ownBlocksDirectory] : [])];
const folders = [...codeFolders.map((room) => join(projectRoot, room)), ...blockFolders];

const isIn = (path: string, folder: string) => path === folder || path.startsWith(folder + sep);

/** Whether no page is made by a path: it is not watched as code. Content is watched apart. */
export const isNoCode = (path: string): boolean =>
  !folders.some((folder) => isIn(path, folder) || isIn(folder, path)) ||
  isIn(path, join(projectRoot, 'schemas/generated'));

const isSchema = (path: string) => path.endsWith('.schema.json');
const isRendered = (path: string) => /\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path);

/** Watches the code and the schemas; `edited` is called at once when code was saved. */
export function followCode(server: ViteDevServer, edited: () => void, saves: Saves): void {
  const saved = inBatches((paths) => {
    const haveSchema = paths.some((path) => isSchema(path) || blockFolders.some((folder) => isIn(path, folder)));
    return haveSchema ? saves.schemasSaved() : saves.codeSaved();
  });
  // It is outside of the folder that Vite watches.
  if (ownBlocksDirectory) server.watcher.add(ownBlocksDirectory);
  server.watcher.on('all', (_event, path) => {
    if (isRendered(path)) edited();
    if (isRendered(path) || isSchema(path)) saved.add(path);
  });
}
