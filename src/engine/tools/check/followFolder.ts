import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename } from 'node:path';

/** Saves come in bursts: an editor writes several files, or one in steps. */
const settleMs = 100;

/** How often to look whether the folder itself is still the same one. */
const lookMs = 500;

/** A new folder is not watched at once: what is put into it meanwhile shows when it is looked at again. */
const againMs = 1000;

/**
 * Calls back whenever something in a folder has changed, and when the folder itself goes or comes back.
 * @returns stops it
 */
export function followFolder(directory: string, onChange: () => void): () => void {
  let watcher: FSWatcher | undefined;
  let watched = identityOf(directory);
  let settling: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;

  function changed(event: string, name: string | null = null): void {
    clearTimeout(settling);
    settling = setTimeout(onChange, settleMs);
    if (event !== 'rename') return;
    clearTimeout(again);
    again = setTimeout(onChange, againMs);
    // The folder itself has moved, and its watcher is of no use any more, even if the folder comes back.
    if (!name || name === basename(directory)) watched = undefined;
  }

  function follow(): void {
    watcher?.close();
    watcher = undefined;
    if (watched === undefined) return;
    try {
      watcher = watch(directory, { recursive: true }, changed);
      // A folder inside may vanish while it is being watched.
      watcher.on('error', look);
    } catch {
      watched = undefined;
    }
  }

  function look(): void {
    const now = identityOf(directory);
    if (now === watched) return;
    watched = now;
    follow();
    changed('change');
  }

  follow();
  const looking = setInterval(look, lookMs);
  return () => {
    watcher?.close();
    clearInterval(looking);
    clearTimeout(settling);
    clearTimeout(again);
  };
}

/** Tells a folder from another one that was put in its place; undefined when there is none. */
function identityOf(directory: string): number | undefined {
  const entry = statSync(directory, { throwIfNoEntry: false });
  return entry?.isDirectory() ? entry.ino : undefined;
}
