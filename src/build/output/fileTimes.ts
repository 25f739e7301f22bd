import { readFileSync, type Stats, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { isPackedText } from '../serve/mediaTypes.ts';
import { filesBelow } from './filesBelow.ts';
import { hashedFolders } from './headers.ts';

const isHashed = (path: string) => hashedFolders.some((folder) => path.startsWith(`${folder}/`));

/**
 * Gives every file that has the same content as in the build before the time that it had there: hosts make their tags
 * of time and size, and visitors are told that nothing has changed. Packed forms get the time of their text.
 * @param directory a finished build that is not in place yet
 * @param previous the folder that it is going to replace; it may be missing
 */
export function carryTimes(directory: string, previous: string): void {
  // Files whose names carry a hash are never asked for again.
  for (const path of filesBelow(directory)) {
    if (isHashed(path) || isPackedText(path)) continue;
    const time = timeOf(join(directory, path), join(previous, path));
    if (time === undefined) continue;
    for (const suffix of ['', '.br', '.gz']) setTime(join(directory, path + suffix), time);
  }
}

const statsOf = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });

/** Seconds since 1970; whole ones, because hosts leave out the rest. Undefined for one file with two names. */
function timeOf(path: string, before: string): number | undefined {
  const stats = statSync(path);
  const old = statsOf(before);
  const now = Math.floor(stats.mtimeMs / 1000);
  if (!old?.isFile()) return now;
  if (stats.ino === old.ino && stats.dev === old.dev) return undefined;
  const then = Math.floor(old.mtimeMs / 1000);
  const isSame = stats.size === old.size && readFileSync(path).equals(readFileSync(before));
  // Two builds within a second must not look like one.
  return isSame ? then : Math.max(now, then + 1);
}

function setTime(path: string, seconds: number): void {
  if (statsOf(path)) utimesSync(path, seconds, seconds);
}
