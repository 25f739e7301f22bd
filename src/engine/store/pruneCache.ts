import { rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { cachePath, unfinishedEnding, writeWhole } from './cacheFiles.cjs';
import { filesBelow } from './filesBelow.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long a file of the cache stays that nobody uses: longer than anybody is on holiday. */
const unusedMs = 30 * dayMs;

/** Removes what nobody has used for 30 days, and what killed processes have begun; looks for it at most once a day. */
export function pruneCache(): void {
  const note = cachePath('pruned');
  if (ageOf(note) < dayMs) return;
  try {
    writeWhole(note, '');
    const emptied = new Set<string>();
    for (const name of filesBelow(cachePath(''))) {
      const path = cachePath(name);
      if (ageOf(path) < (isUnfinished(name) ? dayMs : unusedMs)) continue;
      rmSync(path, { force: true });
      for (let folder = dirname(name); folder !== '.'; folder = dirname(folder)) emptied.add(folder);
    }
    for (const folder of [...emptied].sort().reverse()) removeIfEmpty(cachePath(folder));
  } catch {
    // Another machine may be at it, or nothing can be written here.
  }
}

/** A file, or the folder that it is in. */
const isUnfinished = (name: string) => `${name}/`.includes(`${unfinishedEnding}/`);

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Something is left in it.
  }
}

/** Milliseconds since a file was written or last noted as used; one that is missing is older than all others. */
const ageOf = (path: string): number => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
