import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Has the disk hold what was written to a file, before anything that follows. */
export function flushFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The same for the names in a folder. Where the system opens no folders (Windows), it does so by itself. */
export function flushFolder(path: string): void {
  try {
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {}
}
