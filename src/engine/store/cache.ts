import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './projectRoot.ts';

/** Folder of everything that can be made again: converted pictures, compiled code, rendered pages. */
export const cacheDirectory = process.env.LINTEL_CACHE ?? join(projectRoot, 'node_modules/.cache/lintel');

/** Hexadecimal SHA-256 of the parts in order; `length` characters of it. */
export function contentHash(parts: Iterable<string | Uint8Array>, length = 64): string {
  const hash = createHash('sha256');
  let text = '';
  for (const part of parts) {
    // One call for many short texts: each costs more than the hashing.
    if (typeof part === 'string') text += `${part}\0`;
    else {
      hash.update(text).update(part);
      text = '\0';
    }
  }
  return hash.update(text).digest('hex').slice(0, length);
}

/** Reads a JSON file, or gives undefined when it is not there or not whole. */
export function readCachedJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** How the names of what is not finished end. */
export const unfinishedEnding = '.part';

/**
 * A name beside a path for what is written before it takes its place. Many machines may share a cache, and processes in
 * containers have the same numbers everywhere: a process number alone would not keep them apart.
 */
export const unfinishedPath = (path: string): string =>
  `${path}.${process.pid}-${randomBytes(6).toString('hex')}${unfinishedEnding}`;

/** Writes a file so that a reader sees all of it or none, whenever this process is killed. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = unfinishedPath(path);
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}
