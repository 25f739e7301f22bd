import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureQueue } from '../images/pictureQueue.ts';
import type { NewOutput } from './newOutput.ts';

/** A site of which only pictures are missing, before it is put in place: enough to be served. */
export interface UnfinishedSite {
  /** Paths of all its files, also of pictures that are missing. */
  paths: string[];
  /** The folders in which they lie, the first one that has a file. */
  folders: string[];
  /** Paths of the pictures that are missing. */
  missing: string[];
  /** Makes a picture before all others if it is missing; done when it is there, or cannot be made. Takes any path. */
  make: (path: string) => Promise<void>;
}

/** An output that lacks nothing but these pictures. */
export function unfinishedSite(output: NewOutput, pictures: PictureQueue): UnfinishedSite {
  output.isServed = true;
  return {
    paths: output.paths(),
    folders: [output.aside, output.before.directory],
    missing: pictures.paths(),
    make: (path) => pictures.make(path),
  };
}

/**
 * Finds files of an unfinished site, also when it has come into its place.
 * @returns gives the folder that a file lies in; undefined where the site has no such file, or has it not yet
 */
export function folderOfFiles({
  paths,
  folders,
}: Pick<UnfinishedSite, 'paths' | 'folders'>): (path: string) => string | undefined {
  const all = new Set(paths);
  return (path) => (all.has(path) ? folders.find((folder) => existsSync(join(folder, path))) : undefined);
}
