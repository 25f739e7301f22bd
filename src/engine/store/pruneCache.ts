import { rmSync, type Stats, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDirectory, unfinishedEnding, writeWhole } from './cache.ts';
import { filesBelow } from './filesBelow.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long a file of the cache stays that nobody uses: longer than anybody is on holiday. */
const keptMs = 30 * dayMs;

/** Folders that grow with what people write: each text and picture adds to them, and so does each output. */
const growing = ['packed', 'media', 'builds', 'checks', 'styles'];

/**
 * Notes that a file of the cache is still of use, at most once a day.
 * @param found what is known of it on disk, by whoever has looked
 */
export function noteUse(path: string, found: Stats | undefined = statSync(path, { throwIfNoEntry: false })): void {
  const now = Date.now();
  if (!found || now - found.mtimeMs < dayMs) return;
  try {
    utimesSync(path, now / 1000, now / 1000);
  } catch {
    // It may be removed some day, and made again.
  }
}

/**
 * Removes what no build has used for 30 days, and what killed builds have begun; looks for it at most once a day. All of
 * it can be made again: where the times of files are lost, as in some copies, nothing is old and nothing is removed.
 */
export function pruneCache(): void {
  const note = join(cacheDirectory, 'pruned');
  if (ageOf(note) < dayMs) return;
  try {
    writeWhole(note, '');
    for (const path of filesBelow(cacheDirectory)) {
      const isUnfinished = path.includes(`${unfinishedEnding}/`) || path.endsWith(unfinishedEnding);
      const isGrowing = growing.some((folder) => path.startsWith(`${folder}/`));
      if (!isUnfinished && !isGrowing) continue;
      const absolute = join(cacheDirectory, path);
      if (ageOf(absolute) > (isUnfinished ? dayMs : keptMs)) rmSync(absolute, { force: true });
    }
  } catch {
    // Another machine may be at it, or nothing can be written here.
  }
}

/** Milliseconds since a file was written or last noted as used; one that is missing is older than all others. */
const ageOf = (path: string): number => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
