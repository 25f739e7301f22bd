import { type Dirent, readdirSync } from 'node:fs';

/** Paths of all files below a folder, relative to it, with `/`, in the order of their names; none when it is missing. */
export function filesBelow(directory: string): string[] {
  const files: string[] = [];
  const list = (inside: string) => {
    for (const entry of entriesOf(directory + inside)) {
      const path = `${inside}/${entry.name}`;
      if (entry.isDirectory()) list(path);
      else if (entry.isFile()) files.push(path.slice(1));
    }
  };
  list('');
  return files.sort();
}

/** What is in a folder; nothing when it is missing. */
export function entriesOf(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch {
    return [];
  }
}
