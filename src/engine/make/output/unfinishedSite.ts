import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureQueue } from '../images/pictureQueue.ts';
import type { NewOutput } from './newOutput.ts';

/** A site of which only pictures are missing, before it is put in place: enough to be served. */
export interface UnfinishedSite {
  /** The folder that a file of the site lies in; undefined where the site has no such file, or has it not yet. */
  folderOf: (path: string) => string | undefined;
  /** Makes a picture before all others if it is missing; done when it is there, or cannot be made. Takes any path. */
  make: (path: string) => Promise<void>;
  /** How many pictures are missing. */
  missing: number;
}

/** An output that lacks nothing but these pictures. It can also be asked when it has come into its place. */
export function unfinishedSite(output: NewOutput, pictures: PictureQueue): UnfinishedSite {
  const folders = [output.aside, output.before.directory];
  output.isServed = true;
  return {
    folderOf: (path) => (output.has(path) ? folders.find((folder) => existsSync(join(folder, path))) : undefined),
    make: (path) => pictures.make(path),
    missing: pictures.size,
  };
}
