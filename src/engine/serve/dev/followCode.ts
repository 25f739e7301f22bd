import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { projectRoot } from '#engine/store/projectRoot.ts';

/** Everything that a page is made by. Tests, and what only runs on this machine, take effect without the server or with the next one. */
const rooms = [
  'src/shared',
  'src/rules',
  'src/ui',
  'src/render',
  'src/client',
  'src/engine/make/features',
  'blocks',
  'schemas',
];
const folders = rooms.map((room) => join(projectRoot, room));

const isIn = (path: string, folder: string) => path === folder || path.startsWith(folder + sep);

/** Tells paths that no page is made by: they are not watched as code. Content is followed apart. */
export const isNoCode = (path: string): boolean =>
  !folders.some((folder) => isIn(path, folder) || isIn(folder, path)) ||
  isIn(path, join(projectRoot, 'schemas/generated'));

/** Saves come in bursts: an editor writes several files, or one in steps. */
const settleMs = 20;

/** What happens after a save of code. */
interface AfterSave {
  /** Has what follows from the schemas made anew. */
  schemasSaved: () => Promise<void>;
  /** Shows the pages anew. */
  codeSaved: () => Promise<void>;
}

/**
 * Follows edits of the code and the schemas.
 * @param edited is told at once when code was saved
 */
export function followCode(server: ViteDevServer, edited: () => void, after: AfterSave): void {
  let settling: NodeJS.Timeout | undefined;
  let hasSchema = false;
  server.watcher.on('all', (_event, file) => {
    const isSchema = file.endsWith('.schema.json');
    const isRendered = /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file);
    if (!isSchema && !isRendered) return;
    hasSchema ||= isSchema || isIn(file, join(projectRoot, 'blocks'));
    if (isRendered) edited();
    clearTimeout(settling);
    settling = setTimeout(async () => {
      const isOfSchemas = hasSchema;
      hasSchema = false;
      await (isOfSchemas ? after.schemasSaved() : after.codeSaved());
    }, settleMs);
  });
}
