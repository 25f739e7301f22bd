import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Windows flushes only files that are open for writing; elsewhere a write-protected file is flushed too. */
const isWindows = process.platform === 'win32';

/** Flushes a file to disk. */
export function flushFile(path: string): void {
  const file = openSync(path, isWindows ? 'r+' : 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Error codes of file systems that cannot flush a folder. */
const cannotFlush = ['EINVAL', 'ENOTSUP', 'EISDIR'];

/** Flushes the names in a folder to disk. Windows cannot open folders and needs no flush. */
export function flushFolder(path: string): void {
  if (isWindows) return;
  try {
    flushFile(path);
  } catch (error) {
    if (!cannotFlush.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
