import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { debouncePaths } from '#engine/content/files/watchFiles.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { customBlocksDirectory } from '#engine/store/siteRoot.ts';
import type { SaveHandler } from './saveHandler.ts';

/** Folders of all code that renders pages. Other code takes effect without the server or at its next start. */
const codeFolders = [
  'src/shared',
  'src/rules',
  'src/ui',
  'src/render',
  'src/client',
  'src/engine/make/features',
  'schemas',
];

const blockFolders = [join(projectRoot, 'blocks'), ...(customBlocksDirectory ? [customBlocksDirectory] : [])];
const watchedFolders = [...codeFolders.map((folder) => join(projectRoot, folder)), ...blockFolders];

const isInFolder = (path: string, folder: string) => path === folder || path.startsWith(folder + sep);

/** @returns true if no page is rendered from a path; content is watched separately */
export const isNotCode = (path: string): boolean =>
  !watchedFolders.some((folder) => isInFolder(path, folder) || isInFolder(folder, path)) ||
  isInFolder(path, join(projectRoot, 'schemas/generated'));

const isSchema = (path: string) => path.endsWith('.schema.json');
const isRenderedCode = (path: string) => /\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path);

/** Watches the code and the schemas. @param edited called at once after code was saved */
export function watchCode(server: ViteDevServer, edited: () => void, saves: SaveHandler): void {
  const saved = debouncePaths((paths) => {
    const haveSchema = paths.some((path) => isSchema(path) || blockFolders.some((folder) => isInFolder(path, folder)));
    return haveSchema ? saves.handleSchemasSaved() : saves.handleCodeSaved();
  });
  // It is outside the folder that Vite watches.
  if (customBlocksDirectory) server.watcher.add(customBlocksDirectory);
  server.watcher.on('all', (_event, path) => {
    if (isRenderedCode(path)) edited();
    if (isRenderedCode(path) || isSchema(path)) saved.add(path);
  });
}
