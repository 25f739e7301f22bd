import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#engine/store/cache.ts';
import { stampOf } from '#engine/store/cacheFiles.cjs';
import { privatePrefix } from '#engine/store/lock.ts';
import type { WrittenFile } from './builtPage.ts';

/** State of a written file: its stamp, and the hash of its content, which may be empty. */
export type FileMark = [stamp: number, hash: string];

export const outputHash = (content: string | Uint8Array): string => contentHash([content], 32);

export interface OutputFolder {
  directory: string;
  files: string[];
  folders: string[];
  /** Files that have not changed since they were written. */
  intact: Map<string, IntactFile>;
}

export interface IntactFile {
  mark: FileMark;
  bytes: number;
}

/** @param directory folder, link to one, or missing path */
export function inspectOutput(directory: string, marks: Record<string, FileMark>): OutputFolder {
  const output: OutputFolder = { directory, files: [], folders: [], intact: new Map() };
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(directory, folder), { withFileTypes: true })) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (path.startsWith(privatePrefix)) continue;
      if (entry.isDirectory()) {
        output.folders.push(path);
        visit(path);
        continue;
      }
      output.files.push(path);
      const mark = marks[path];
      const intact = mark && findIntact(`${directory}/${path}`, mark);
      if (intact) output.intact.set(path, intact);
    }
  };
  if (existsSync(directory)) visit('');
  return output;
}

/** Compares a file with its mark. Copies, such as those of CI caches, have a new stamp and the same content. */
function findIntact(path: string, [stamp, hash]: FileMark): IntactFile | undefined {
  const stats = lstatSync(path);
  const currentStamp = stampOf(stats);
  const isSame = stats.isFile() && (currentStamp === stamp || (hash !== '' && outputHash(readFileSync(path)) === hash));
  return isSame ? { mark: [currentStamp, hash], bytes: stats.size } : undefined;
}

export function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const file of files)
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const folder = file.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  return folders;
}

export const hasContent = ({ intact }: OutputFolder, { path, hash }: WrittenFile): boolean =>
  intact.get(path)?.mark[1] === hash;
