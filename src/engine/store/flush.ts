import { closeSync, fsyncSync, openSync } from 'node:fs';

export function flushFile(path: string, flags = 'r+'): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Flushes the names in a folder to disk. Windows cannot open folders and needs no flush. */
export function flushFolder(path: string): void {
  try {
    flushFile(path, 'r');
  } catch {}
}
