import { readdirSync, realpathSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import type { Problem } from '#engine/problems/problem.ts';
import { problemAt } from '#engine/problems/problemAt.ts';
import { reasonOf } from '#engine/problems/systemRefusal.ts';
import { FileHashes, fileHash } from '#engine/store/fileHashes.ts';
import { gitEntriesOf } from './gitFolders.ts';

/** A file on disk, and its path inside the folder that was listed. */
export interface ListedFile {
  /** With `/`. */
  path: string;
  absolute: string;
}

/**
 * All files below a folder in alphabetical order, without names that begin with a dot, which belong to editors and
 * systems. Links are followed, but into no folder twice, and not out of the folder: what is elsewhere on the computer
 * was not meant for visitors.
 * @param linksTo another folder that links may lead into: that of which this one is a copy of links
 */
export function listFiles(directory: string, problems: Problem[], linksTo?: string): ListedFile[] {
  const files: ListedFile[] = [];
  const seen = new Set<string>();
  let folders: string[] | undefined;
  const isOutside = (real: string) => {
    // The folder itself may be a link.
    folders ??= [directory, ...(linksTo === undefined ? [] : [linksTo])].map((folder) => realpathSync(folder) + sep);
    return folders.every((folder) => !`${real}${sep}`.startsWith(folder));
  };

  function listFolder(absolute: string, path: string): void {
    const entries = readdirSync(absolute, { withFileTypes: true });
    for (const name of gitEntriesOf(entries.map((entry) => entry.name)))
      if (path + name !== '.git') problems.push(problemAt('git-folder', { name }, { file: path + name }));
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.')) continue;
      const [insidePath, insideAbsolute] = [path + entry.name, absolute + sep + entry.name];
      if (entry.isFile()) files.push({ path: insidePath, absolute: insideAbsolute });
      else attempt(insidePath, () => follow(insideAbsolute, insidePath, entry.isSymbolicLink()));
    }
  }

  function follow(absolute: string, path: string, isLink: boolean): void {
    const real = isLink ? realpathSync(absolute) : absolute;
    if (isLink && isOutside(real)) {
      problems.push(problemAt('file-link-outside', undefined, { file: path }));
      return;
    }
    if (!statSync(absolute).isDirectory()) {
      if (statSync(absolute).isFile()) files.push({ path, absolute });
      else problems.push(problemAt('file-unreadable', { reason: 'it is no file' }, { file: path }));
      return;
    }
    if (isLink && (seen.has(real) || absolute.startsWith(`${real}/`))) return;
    seen.add(real);
    listFolder(absolute, `${path}/`);
  }

  function attempt(path: string, list: () => void): void {
    try {
      list();
    } catch (error) {
      problems.push(problemAt('file-unreadable', { reason: reasonOf(error) }, { file: path }));
    }
  }

  attempt('', () => listFolder(directory, ''));
  return files;
}

/** The files of a pages folder as they are on disk: which there are, and what is known of their contents. */
export class SiteFiles {
  readonly directory: string;
  readonly hashes: FileHashes;
  readonly #list: typeof listFiles;
  listed: ListedFile[] = [];
  /** What could not be listed. */
  problems: Problem[] = [];

  /**
   * @param name of the state in which the hashes are stored for the next run, if they shall be
   * @param list lists them, where that is not all that is in the folder now
   */
  constructor(directory: string, name?: string, list: typeof listFiles = listFiles) {
    this.directory = directory;
    this.hashes = new FileHashes(name);
    this.#list = list;
  }

  /** Sees what has changed since the last time: of the paths on disk that may have, or in the whole folder. */
  look(changed?: string[]): void {
    const start = Date.now();
    if (changed && this.listed.length > 0 && changed.every((absolute) => this.hashes.lookAgain(absolute, start)))
      return;
    this.problems = [];
    this.listed = this.#list(this.directory, this.problems);
    this.hashes.look(this.listed, start);
  }

  /** Another text when one of the files has changed, or what could not be listed; undefined while nobody knows. */
  get state(): string | undefined {
    const { state } = this.hashes;
    return state && state + fileHash(JSON.stringify(this.problems));
  }
}
