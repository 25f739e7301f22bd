import { type Dirent, readdirSync } from 'node:fs';

/** Sorted paths of all files below a folder, relative to it, with `/`; none if it is missing. */
export function listFilesBelow(directory: string): string[] {
  const files: string[] = [];
  const list = (inside: string) => {
    for (const entry of listFolderEntries(directory + inside)) {
      const path = `${inside}/${entry.name}`;
      if (entry.isDirectory()) list(path);
      else if (entry.isFile()) files.push(path.slice(1));
    }
  };
  list('');
  return files.sort();
}

/** None if the folder is missing. */
export function listFolderEntries(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch {
    return [];
  }
}
