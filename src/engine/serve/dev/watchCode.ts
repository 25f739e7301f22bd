import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { debouncePaths } from '#engine/content/files/watchFiles.ts';
import { clearOwnIcons } from '#engine/content/ownIcons.ts';
import { customDirectory, customFolders } from '#engine/store/customParts.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { createQueue } from '#shared/createQueue.ts';
import type { DevCode } from './devCode.ts';
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

/** Folders with a site's own code. */
const siteFolders = customFolders.flatMap((folder) => customDirectory(folder) ?? []);

const iconsFolder = customDirectory('icons');

const builtInBlocks = join(projectRoot, 'blocks');
const watchedFolders = [
  ...codeFolders.map((folder) => join(projectRoot, folder)),
  builtInBlocks,
  ...siteFolders,
  ...(iconsFolder ? [iconsFolder] : []),
];

const isInFolder = (path: string, folder: string) => path === folder || path.startsWith(folder + sep);

/** @returns true if no page is rendered from a path; content is watched separately */
export const isNotCode = (path: string): boolean =>
  !watchedFolders.some((folder) => isInFolder(path, folder) || isInFolder(folder, path)) ||
  isInFolder(path, join(projectRoot, 'schemas/generated'));

const isSchema = (path: string) => path.endsWith('.schema.json');
const isRenderedCode = (path: string) => /\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path);

const isIcon = (path: string) => iconsFolder !== undefined && isInFolder(path, iconsFolder);
const isOfSite = (path: string) => siteFolders.some((folder) => isInFolder(path, folder));

/** True for code of a site that may run in Node, where Vite does not load it. */
const isPart = (path: string) => isOfSite(path) && path.endsWith('.ts');

/** Watches the code and the schemas, and has open pages follow them. */
export function watchCode(server: ViteDevServer, code: DevCode, saves: SaveHandler): void {
  const inTurn = createQueue();
  const follow = async (paths: string[]) => {
    if (paths.some(isIcon)) clearOwnIcons();
    if (paths.some(isPart)) {
      await code.reloadParts();
      // Pages that were made meanwhile have features of before.
      code.edited();
    }
    const haveSchema = paths.some(
      (path) => isSchema(path) || isOfSite(path) || isIcon(path) || isInFolder(path, builtInBlocks),
    );
    await (haveSchema ? saves.handleSchemasSaved() : saves.handleCodeSaved());
  };
  const saved = debouncePaths((paths) => void inTurn(() => follow(paths)));
  // They are outside the folder that Vite watches.
  server.watcher.add([...siteFolders, ...(iconsFolder ? [iconsFolder] : [])]);
  server.watcher.on('all', (_event, path) => {
    if (isRenderedCode(path)) code.edited();
    if (isRenderedCode(path) || isSchema(path) || isIcon(path)) saved.add(path);
  });
}
