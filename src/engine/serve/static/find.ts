import { realpathSync, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { hostFiles } from '#engine/make/output/hostFiles.ts';
import { isCompressedText } from '#engine/make/output/mediaTypes.ts';
import { stampOf } from '#engine/store/cacheFiles.cjs';
import { RecentMap } from '#engine/store/recentMap.ts';

/** A file that answers a request. */
export interface FoundFile {
  /** Path on disk, without links. */
  path: string;
  /** Path below the site, with `/`; of the file itself, where a link leads to it. */
  place: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970, as the file system has it. */
  modified: number;
  /** The same as long as the file is; 0 where it was changed so lately that nothing shows whether it is. */
  stamp: number;
}

/**
 * What is not for visitors, by its path below the site: what is for hosts, what somebody has hidden, and compressed texts,
 * which are sent in place of the text and never by their own names. File systems may take capitals for small letters.
 */
function isHidden(path: string): boolean {
  const name = path.toLowerCase();
  return isCompressedText(name) || hostFiles.includes(name) || /(^|\/)\.(?!well-known\/)/.test(name);
}

/** Files as they were found, by the paths at which they were looked for. */
const known = new RecentMap<string, FoundFile>(10_000);

/** Gives the folder in which a file of a site lies, by its path below it; undefined where the site has no such file. */
export type FolderOf = (path: string) => string | undefined;

function fileAt(folderOf: FolderOf, ...segments: string[]): FoundFile | undefined {
  const folder = folderOf(segments.join('/'));
  if (folder === undefined) return undefined;
  const path = [folder, ...segments].join(sep);
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile()) return undefined;
    const stamp = stampOf(stats, Date.now());
    const before = known.get(path);
    if (stamp && before?.stamp === stamp) return before;
    // There are many spellings of a path. What is asked for is the file that the system opens.
    const [real, top] = [realpathSync.native(path), realpathSync.native(folder)];
    const place = relative(top, real).replaceAll(sep, '/');
    if (!real.startsWith(top + sep) || isHidden(place)) return undefined;
    const file = { path: real, place, size: stats.size, modified: stats.mtimeMs, stamp };
    known.set(path, file);
    return file;
  } catch {
    // A name that is too long, links in a circle, a folder that nobody may open.
    return undefined;
  }
}

/** Splits a decoded path; undefined when it names something that a site cannot hold (`..`, `\`, NUL). */
export function segmentsOf(path: string): string[] | undefined {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  return segments.some((segment) => segment === '..' || /[\\\0]/.test(segment)) ? undefined : segments;
}

/** The file for a path, or the `index.html` of the folder of that name; never one outside the site. */
export const findFile = (folderOf: FolderOf, segments: string[]): FoundFile | undefined =>
  fileAt(folderOf, ...segments) ?? fileAt(folderOf, ...segments, 'index.html');

function isFolder(folderOf: FolderOf, segments: string[]): boolean {
  const folder = folderOf(segments.join('/'));
  try {
    const path = folder && [folder, ...segments].join(sep);
    return Boolean(path && statSync(path, { throwIfNoEntry: false })?.isDirectory());
  } catch {
    return false;
  }
}

/**
 * The `404.html` nearest to a path: of its own folder, else of the folder above, up to the root. Looks only as far down as
 * there are folders, however long the path is.
 */
export function findNotFoundPage(folderOf: FolderOf, segments: string[]): FoundFile | undefined {
  let nearest = fileAt(folderOf, '404.html');
  for (let depth = 1; depth <= segments.length; depth++) {
    const folder = segments.slice(0, depth);
    nearest = fileAt(folderOf, ...folder, '404.html') ?? nearest;
    if (!isFolder(folderOf, folder)) break;
  }
  return nearest;
}
