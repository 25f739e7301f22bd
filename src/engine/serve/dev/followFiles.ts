import { watch } from 'node:fs';
import { join } from 'node:path';
import { FolderWatchers } from './folderWatchers.ts';

/** Saves come in bursts: an editor writes several files, or one in steps. */
const settleMs = 20;

/**
 * Calls back with the paths of what was written, added or removed in a folder, once it has settled. What happens after
 * this function has returned is not missed.
 * @param onTrouble is told when a part of the folder cannot be followed
 * @returns stops it
 */
export function followFiles(
  directory: string,
  onSaved: (paths: string[]) => void,
  onTrouble: (error: Error) => void,
): () => void {
  const saved = new Set<string>();
  let settling: NodeJS.Timeout | undefined;
  const note = (path: string) => {
    saved.add(path);
    clearTimeout(settling);
    settling = setTimeout(() => {
      const paths = [...saved];
      saved.clear();
      onSaved(paths);
    }, settleMs);
  };
  const watching = process.platform === 'linux' ? new FolderWatchers(directory, note, onTrouble) : watchWhole();
  return () => {
    watching.close();
    clearTimeout(settling);
  };

  /** Where the system itself watches all that is in a folder. */
  function watchWhole(): { close: () => void } {
    try {
      return watch(directory, { recursive: true }, (_event, name) => name && note(join(directory, name)));
    } catch (error) {
      onTrouble(error as Error);
      return { close() {} };
    }
  }
}
