import { resolve } from 'node:path';
import { FolderWatchers } from './folderWatchers.ts';
import { inBatches } from './inBatches.ts';

/** How often to look whether the folder itself is still the same one, ms. */
const lookMs = 500;

/**
 * Calls back with the paths on disk of what was written, added or removed in a folder, once it has settled; with the path
 * of the folder when it went or came itself. What happens after this function has returned is not missed.
 * @param directory the folder as a person has written it
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
