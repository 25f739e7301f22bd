import { resolve } from 'node:path';
import { FolderWatchers } from './folderWatchers.ts';

/** Milliseconds between checks that the root folder has not been replaced. */
const rootCheckMs = 500;

/**
 * Watches a folder.
 * @param onSaved receives the paths on disk that were written, added or removed, or that of the folder itself
 * @param say receives a message, once, if the system refuses to watch
 * @returns function that stops watching
 */
export function watchFiles(
  directory: string,
  onSaved: (paths: string[]) => void,
  say: (sentence: string) => void,
): () => void {
  let isRefused = false;
  const { add, stop } = debouncePaths(onSaved);
  const watchers = new FolderWatchers(resolve(directory), add, ({ message }) => {
    // The reason is the same for each of thousands of folders.
    if (!isRefused) say(`Changes in ${directory} are not followed, since the system refuses: ${message}`);
    isRefused = true;
  });
  const rootCheck = setInterval(() => watchers.checkRootFolder(), rootCheckMs);
  return () => {
    clearInterval(rootCheck);
    watchers.close();
    stop();
  };
}

/** Milliseconds. Writes come in bursts: an editor saves several files, or one in several steps. */
const debounceMs = 20;

/** Collects saved paths and passes them on when no further one has arrived for `debounceMs`. */
export function debouncePaths(act: (paths: string[]) => void): { add: (path: string) => void; stop: () => void } {
  const saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  return {
    add(path) {
      saved.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const paths = [...saved];
        saved.clear();
        act(paths);
      }, debounceMs);
    },
    stop: () => clearTimeout(timer),
  };
}
