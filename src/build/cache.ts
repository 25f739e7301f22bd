import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder of everything that can be made again: converted pictures, compiled code, rendered pages. */
export const cacheDirectory = process.env.LINTEL_CACHE ?? join(import.meta.dirname, '../../node_modules/.cache/lintel');

/** Hexadecimal SHA-256 of the parts in order; `length` characters of it. */
export function contentHash(parts: Iterable<string | Uint8Array>, length = 64): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, length);
}

/** Reads a JSON file, or gives undefined when it is not there or not whole. */
export function readCachedJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Writes a file so that a reader sees all of it or none, whenever this process is killed. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.part`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}
