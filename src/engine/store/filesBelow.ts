import { type Dirent, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const namesOf = (directory: string): Dirent[] => {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
};

/** Paths of all files below a folder, relative to it, with `/`, in the order of their names; none when it is missing. */
export const filesBelow = (directory: string): string[] =>
  namesOf(directory)
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
