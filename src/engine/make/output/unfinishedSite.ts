import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureQueue } from '../images/pictureQueue.ts';
import type { StagedOutput } from './stagedOutput.ts';

/** Site that only lacks pictures and is not published yet, but can be served. */
export interface UnfinishedSite {
  /** Paths of all files, including missing pictures. */
  paths: string[];
  /** Folders of the files; the first one that contains a file counts. */
  folders: string[];
  missing: string[];
  /** Makes a missing picture first. The promise resolves when it exists or has failed. Other paths are ignored. */
  make: (path: string) => Promise<void>;
}

/** Describes an output that only lacks pictures, and marks it as served. */
export function createUnfinishedSite(output: StagedOutput, pictures: PictureQueue): UnfinishedSite {
  output.isServed = true;
  return {
    paths: output.paths(),
    folders: [output.stagingDirectory, output.previous.directory],
    missing: pictures.missingPaths(),
    make: (path) => pictures.makeFirst(path),
  };
}

/** Creates a lookup of the folder of each file, also after publication; undefined while there is no such file. */
export function createFolderLookup({
  paths,
  folders,
}: Pick<UnfinishedSite, 'paths' | 'folders'>): (path: string) => string | undefined {
  const knownPaths = new Set(paths);
  return (path) => (knownPaths.has(path) ? folders.find((folder) => existsSync(join(folder, path))) : undefined);
}
