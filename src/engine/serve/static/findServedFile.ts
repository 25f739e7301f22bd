import { realpathSync, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { hostFiles } from '#engine/make/output/hostFiles.ts';
import { isCompressedText } from '#engine/make/output/mediaTypes.ts';
import { stampOf } from '#engine/store/cacheFiles.cjs';

export interface ServedFile {
  /** Path on disk, symbolic links resolved. */
  path: string;
  /** Path of the canonical file below the site, with `/`. */
  place: string;
  /** Bytes. */
  size: number;
  /** Modification time, milliseconds since 1970. */
  modified: number;
  /** Changes with the file; 0 if the file was modified too recently for its mtime to be trusted. */
  stamp: number;
}

/** True for files of hosts, hidden ones, and compressed texts. Ignores case, as some file systems do. */
function isHiddenFromVisitors(path: string): boolean {
  const name = path.toLowerCase();
  return isCompressedText(name) || hostFiles.includes(name) || /(^|\/)\.(?!well-known\/)/.test(name);
}

const servedFileCache = new LRUCache<string, ServedFile>({ max: 10_000 });

/** Finds the folder that holds a file of a site, by its path below the site; undefined if there is no such file. */
export type FolderLookup = (path: string) => string | undefined;

function findFileAt(folderOf: FolderLookup, ...segments: string[]): ServedFile | undefined {
  const folder = folderOf(segments.join('/'));
  if (folder === undefined) return undefined;
  const path = [folder, ...segments].join(sep);
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile()) return undefined;
    const stamp = stampOf(stats, Date.now());
    const cached = servedFileCache.get(path);
    if (stamp && cached?.stamp === stamp) return cached;
    // A path has many spellings; the canonical one decides.
    const [real, top] = [realpathSync.native(path), realpathSync.native(folder)];
    const sitePath = relative(top, real).replaceAll(sep, '/');
    if (!real.startsWith(top + sep) || isHiddenFromVisitors(sitePath)) return undefined;
    const file = { path: real, place: sitePath, size: stats.size, modified: stats.mtimeMs, stamp };
    servedFileCache.set(path, file);
    return file;
  } catch {
    // A name that is too long, a circle of symbolic links, an unreadable folder.
    return undefined;
  }
}

/** Splits a decoded path; undefined if no site can hold it (`..`, `\`, NUL). */
export function splitPath(path: string): string[] | undefined {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  return segments.some((segment) => segment === '..' || /[\\\0]/.test(segment)) ? undefined : segments;
}

/** Finds the file for a path, else the `index.html` of that folder; never a file outside the site. */
export const findServedFile = (folderOf: FolderLookup, segments: string[]): ServedFile | undefined =>
  findFileAt(folderOf, ...segments) ?? findFileAt(folderOf, ...segments, 'index.html');

function isFolder(folderOf: FolderLookup, segments: string[]): boolean {
  const folder = folderOf(segments.join('/'));
  try {
    const path = folder && [folder, ...segments].join(sep);
    return Boolean(path && statSync(path, { throwIfNoEntry: false })?.isDirectory());
  } catch {
    return false;
  }
}

/** Finds the nearest `404.html`. Looks only as far down as folders exist, however long the path is. */
export function findNotFoundPage(folderOf: FolderLookup, segments: string[]): ServedFile | undefined {
  let nearest = findFileAt(folderOf, '404.html');
  for (let depth = 1; depth <= segments.length; depth++) {
    const folder = segments.slice(0, depth);
    nearest = findFileAt(folderOf, ...folder, '404.html') ?? nearest;
    if (!isFolder(folderOf, folder)) break;
  }
  return nearest;
}
