import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file below a folder, making the folders on the way. */
export type FileWriter = (path: string, content: string | Uint8Array) => void;

/** @param directory an own folder: nobody else takes folders away in it */
export function createFileWriter(directory: string): FileWriter {
  const made = new Set<string>();
  return (path, content) => {
    const target = join(directory, path);
    const folder = dirname(target);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    writeFileSync(target, content);
  };
}
