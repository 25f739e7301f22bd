import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { hostFiles } from '#engine/make/output/hostFiles.ts';
import { isCompressedText } from '#engine/make/output/mediaTypes.ts';

/** A file that answers a request. */
export interface FoundFile {
  /** Path on disk. */
  path: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970, as the file system has it. */
  modified: number;
}

/** A compressed text is sent in place of the text, never by its own name. */
const isHidden = (path: string) => isCompressedText(path) || hostFiles.includes(path);

/** Gives the folder in which a file of a site lies, by its path below it; undefined where the site has no such file. */
export type FolderOf = (path: string) => string | undefined;

function fileAt(folderOf: FolderOf, segments: string[]): FoundFile | undefined {
  try {
    const directory = folderOf(segments.join('/'));
    if (directory === undefined) return undefined;
    const path = realpathSync(join(directory, ...segments));
    if (!path.startsWith(realpathSync(directory) + sep)) return undefined;
    const stats = statSync(path);
    return stats.isFile() ? { path, size: stats.size, modified: stats.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

/** Splits a decoded path; undefined when it names something that a site cannot hold (`..`, `\`, NUL). */
function segmentsOf(path: string): string[] | undefined {
  const segments = path.split('/').filter(Boolean);
  return segments.some((segment) => segment === '..' || /[\\\0]/.test(segment)) ? undefined : segments;
}

/** The file for a decoded path, or the `index.html` of the folder of that name; never one outside the folder. */
export function findFile(folderOf: FolderOf, path: string): FoundFile | undefined {
  const segments = segmentsOf(path);
  if (!segments || isHidden(segments.join('/'))) return undefined;
  return fileAt(folderOf, segments) ?? fileAt(folderOf, [...segments, 'index.html']);
}

/** The `404.html` nearest to a path: of its own folder, else of the folder above, up to the root. */
export function findNotFoundPage(folderOf: FolderOf, path: string): FoundFile | undefined {
  const segments = segmentsOf(path) ?? [];
  for (let depth = segments.length; depth >= 0; depth--) {
    const found = fileAt(folderOf, [...segments.slice(0, depth), '404.html']);
    if (found) return found;
  }
  return undefined;
}
