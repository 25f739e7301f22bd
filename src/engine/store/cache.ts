import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cachePath, noteUse, readState, unfinishedPath, writeState, writeWhole } from './cacheFiles.cjs';
import { filesBelow } from './filesBelow.ts';

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

/** Reads a JSON file anywhere, or gives undefined when it is not there or not whole. */
export function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/**
 * Gives the JSON value that is in the cache under a key, or makes it and puts it there.
 * @param kind of things that are made in the same way; a folder of the cache
 * @param key another text whenever anything differs that it is made from: usually a `contentHash`
 */
export function keep<T>(kind: string, key: string, make: () => T): T {
  const name = `${kind}/${key}`;
  const known = readState<T>(name);
  if (known !== undefined) return known;
  const made = make();
  writeState(name, made);
  return made;
}

/**
 * The same for a file, or a folder of files: gives its path inside the cache, and whether it was made now.
 * @param make writes the file or folder to a path beside its place, into which it comes when it is finished
 * @throws what `make` throws, and whatever the system has against writing
 */
export async function keepFiles(
  kind: string,
  key: string,
  make: (path: string) => void | Promise<void>,
): Promise<{ path: string; isNew: boolean }> {
  const path = cachePath(`${kind}/${key}`);
  const wasThere = existsSync(path);
  if (isWhole(path)) return { path, isNew: false };
  // What was not there a moment ago, another process has put there.
  if (wasThere) rmSync(path, { recursive: true, force: true });
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = unfinishedPath(path);
  try {
    await make(unfinished);
    if (statSync(unfinished).isDirectory()) writeList(unfinished);
    renameSync(unfinished, path);
  } catch (error) {
    // Of several that make a folder at once, the first to finish puts it in place.
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return { path, isNew: true };
}

/** Path of what `keepFiles` has made, if it is there. */
export function findFiles(kind: string, key: string): string | undefined {
  const path = cachePath(`${kind}/${key}`);
  return isWhole(path) ? path : undefined;
}

/** Lists every other file of a folder, with its bytes. A name that begins with a dot belongs to no site. */
const listFile = '.files.json';

function writeList(directory: string): void {
  const sizes = filesBelow(directory).map((path) => [path, statSync(join(directory, path)).size]);
  writeWhole(join(directory, listFile), JSON.stringify(Object.fromEntries(sizes)));
}

/** A cache may lose any of its files, or a part of one. */
function isWhole(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) {
    if (found) noteUse(path, found);
    return found !== undefined;
  }
  const list = join(path, listFile);
  const sizes = readJson<Record<string, number>>(list);
  if (!sizes) return false;
  noteUse(list);
  return Object.entries(sizes).every(([name, size]) => {
    const file = statSync(join(path, name), { throwIfNoEntry: false });
    if (file) noteUse(join(path, name), file);
    return file?.size === size;
  });
}
