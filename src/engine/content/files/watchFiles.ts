import { resolve } from 'node:path';
import { FolderWatchers } from './folderWatchers.ts';

/** How often to look whether the folder itself is still the same one, ms. */
const lookMs = 500;

/**
 * Calls back with the paths on disk of what was written, added or removed in a folder, or of the folder itself.
 * @param say takes a sentence, once, when the system refuses to watch
 * @returns stops it
 */
export function watchFiles(
  directory: string,
  onSaved: (paths: string[]) => void,
  say: (sentence: string) => void,
): () => void {
  let isRefused = false;
  const { add, stop } = inBatches(onSaved);
  const watchers = new FolderWatchers(resolve(directory), add, ({ message }) => {
    // Whatever the reason, it is the same for each of thousands of folders.
    if (!isRefused) say(`Changes in ${directory} are not followed, since the system refuses: ${message}`);
    isRefused = true;
  });
  const looking = setInterval(() => watchers.look(), lookMs);
  return () => {
    clearInterval(looking);
    watchers.close();
    stop();
  };
}

/** Saves come in bursts: an editor writes several files, or one in steps. */
const settleMs = 20;

/** Gathers the paths of what is saved, and acts on all of them once nothing more has come for a moment. */
export function inBatches(act: (paths: string[]) => void): { add: (path: string) => void; stop: () => void } {
  const saved = new Set<string>();
  let settling: NodeJS.Timeout | undefined;
  return {
    add(path) {
      saved.add(path);
      clearTimeout(settling);
      settling = setTimeout(() => {
        const paths = [...saved];
        saved.clear();
        act(paths);
      }, settleMs);
    },
    stop: () => clearTimeout(settling),
  };
}
