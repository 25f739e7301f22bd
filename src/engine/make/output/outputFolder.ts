import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#engine/store/cache.ts';
import { stampOf } from '#engine/store/cacheFiles.cjs';
import type { WrittenFile } from './madePage.ts';

/** What was known of a file when it had been written: its stamp, and the hash of its content, which may be empty. */
export type FileMark = [stamp: number, hash: string];

/** Hash of a file of the output. */
export const outputHash = (content: string | Uint8Array): string => contentHash([content], 32);

/** The output as it lies there before a build. */
export interface OutputFolder {
  /** Its path. */
  directory: string;
  /** Every file and every folder below it. */
  files: string[];
  folders: string[];
  /** The files that are still as they were written. */
  intact: Map<string, IntactFile>;
}

/** A file that is as it was written. */
export interface IntactFile {
  mark: FileMark;
  bytes: number;
}

/**
 * Looks at every file of an output.
 * @param directory a folder, a link to one, or nothing
 * @param marks what is known of its files from the build that wrote them
 */
export function inspectOutput(directory: string, marks: Record<string, FileMark>): OutputFolder {
  const found: OutputFolder = { directory, files: [], folders: [], intact: new Map() };
  const look = (folder: string) => {
    for (const entry of readdirSync(join(directory, folder), { withFileTypes: true })) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) {
        found.folders.push(path);
        look(path);
        continue;
      }
      found.files.push(path);
      const mark = marks[path];
      const intact = mark && ifIntact(`${directory}/${path}`, mark);
      if (intact) found.intact.set(path, intact);
    }
  };
  if (existsSync(directory)) look('');
  return found;
}

/** A file that was copied, as caches of CI services do, has another stamp and the same content. */
function ifIntact(path: string, [stamp, hash]: FileMark): IntactFile | undefined {
  const stats = lstatSync(path);
  const now = stampOf(stats);
  const isSame = stats.isFile() && (now === stamp || (hash !== '' && outputHash(readFileSync(path)) === hash));
  return isSame ? { mark: [now, hash], bytes: stats.size } : undefined;
}

/** Every folder that files are in, at any depth. */
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

/** Whether the output holds a file with this content. */
export const holds = ({ intact }: OutputFolder, { path, hash }: WrittenFile): boolean =>
  intact.get(path)?.mark[1] === hash;
