import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  cachePath,
  leaveUnusableCache,
  makeFolders,
  markAsUsed,
  readablePaths,
  readState,
  temporaryPath,
  writeFileAtomically,
  writeState,
} from './cacheFiles.cjs';
import { listFilesBelow } from './listFilesBelow.ts';

/** SHA-256 of the parts in order, as the first `length` hexadecimal digits. */
export function contentHash(parts: Iterable<string | Uint8Array>, length = 64): string {
  const hash = createHash('sha256');
  let text = '';
  for (const part of parts) {
    // Short texts are joined, because each call costs more than its hashing.
    if (typeof part === 'string') text += `${part}\0`;
    else {
      hash.update(text).update(part);
      text = '\0';
    }
  }
  return hash.update(text).digest('hex').slice(0, length);
}

/** Undefined if the file is missing or damaged. */
export function tryReadJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/**
 * Cached JSON value; made and stored if missing.
 * @param kind folder of the cache for values made in the same way
 * @param key depends on every input of the value
 */
export function getOrCache<T>(kind: string, key: string, make: () => T): T {
  const name = `${kind}/${key}`;
  const cached = readState<T>(name);
  if (cached !== undefined) return cached;
  const value = make();
  writeState(name, value);
  return value;
}

/**
 * Cached file or folder; made and stored if missing. Made once more, in a temporary folder, if the cache became unusable
 * meanwhile.
 * @param make writes the file or folder to a temporary path, which is renamed afterwards
 */
export async function getOrCacheFiles(
  kind: string,
  key: string,
  make: (path: string) => void | Promise<void>,
): Promise<{ path: string; isNew: boolean }> {
  const found = findCachedFiles(kind, key);
  if (found) return { path: found, isNew: false };
  const name = `${kind}/${key}`;
  try {
    return { path: await makeFiles(cachePath(name), make), isNew: true };
  } catch (error) {
    if (!leaveUnusableCache()) throw error;
    return { path: await makeFiles(cachePath(name), make), isNew: true };
  }
}

async function makeFiles(path: string, make: (path: string) => void | Promise<void>): Promise<string> {
  const unfinished = temporaryPath(path);
  // A damaged file or folder; one of another process if it has been made in the meantime.
  if (existsSync(path) && !isIntact(path)) rmSync(path, { recursive: true, force: true });
  makeFolders(dirname(path));
  try {
    await make(unfinished);
    if (statSync(unfinished).isDirectory()) writeFileList(unfinished);
    renameSync(unfinished, path);
  } catch (error) {
    // Of several processes that make the same folder, the first to finish wins.
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return path;
}

/** Path of a file or folder made by `getOrCacheFiles`; undefined if it is missing or damaged. */
export const findCachedFiles = (kind: string, key: string): string | undefined =>
  readablePaths(`${kind}/${key}`).find(isIntact);

/** List of all other files of a cached folder, with their sizes. Sites have no names that begin with a dot. */
const fileListName = '.files.json';

function writeFileList(directory: string): void {
  const sizes = listFilesBelow(directory).map((path) => [path, statSync(join(directory, path)).size]);
  writeFileAtomically(join(directory, fileListName), JSON.stringify(Object.fromEntries(sizes)));
}

/** Undefined for a missing file, and for one that cannot be reached. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** False for lost and truncated files: a cache may lose any part of its content. */
function isIntact(path: string): boolean {
  const found = statsOf(path);
  if (!found?.isDirectory()) {
    if (found) markAsUsed(path, found);
    return found !== undefined;
  }
  const list = join(path, fileListName);
  const sizes = tryReadJson<Record<string, number>>(list);
  if (!sizes) return false;
  markAsUsed(list);
  return Object.entries(sizes).every(([name, size]) => {
    const file = statsOf(join(path, name));
    if (file) markAsUsed(join(path, name), file);
    return file?.size === size;
  });
}
