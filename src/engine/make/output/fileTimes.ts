import { type Stats, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { isHashedFile } from './keptFiles.ts';
import { isPackedText } from './mediaTypes.ts';

/**
 * Gives every new file a time that it did not have before: hosts make their tags of time and size, in whole seconds.
 * Packed forms get the time of their text. Files whose names carry a hash are never asked for again.
 * @param paths of the files that were written aside
 * @param previous the output as it is; it may be missing
 */
export function setTimes(paths: string[], aside: string, previous: string): void {
  const written = new Set(paths);
  for (const path of paths) {
    if (isHashedFile(path) || (isPackedText(path) && written.has(textOf(path)))) continue;
    const text = isPackedText(path) ? statsOf(join(previous, textOf(path))) : undefined;
    const time = text ? seconds(text) : newTime(join(aside, path), join(previous, path));
    for (const each of [path, `${path}.br`, `${path}.gz`])
      if (written.has(each)) utimesSync(join(aside, each), time, time);
  }
}

const textOf = (packed: string) => packed.replace(/\.\w+$/, '');

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

const seconds = ({ mtimeMs }: Stats) => Math.floor(mtimeMs / 1000);

/** Seconds since 1970. Two builds within a second must not look like one. */
function newTime(path: string, before: string): number {
  const now = seconds(statSync(path));
  const old = statsOf(before);
  return old?.isFile() ? Math.max(now, seconds(old) + 1) : now;
}
