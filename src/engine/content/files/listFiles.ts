import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import { createProblem } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { reasonOfSystemError } from '#engine/problems/systemError.ts';
import { FileHashes, fileHash } from '#engine/store/fileHashes.ts';
import { findGitProblems } from './gitEntries.ts';

export interface ListedFile {
  /** Path inside the listed folder, with `/`. */
  path: string;
  absolute: string;
}

/**
 * True for names that are no part of a site: hidden files, and those that Word and Excel leave beside a document while
 * it is open (`~$careers.json`).
 */
export const isIgnoredName = (name: string): boolean => name.startsWith('.') || name.startsWith('~$');

/**
 * All files below a folder in alphabetical order, except names that begin with a dot and those of open documents. Links are followed, but into no
 * folder twice and not out of the folder: files elsewhere on the computer are not meant to be published.
 */
export function listFiles(directory: string, problems: Problem[]): ListedFile[] {
  const files: ListedFile[] = [];
  const seen = new Set<string>();
  let root: string | undefined;
  const isOutside = (real: string) => {
    // The folder itself may be a link.
    root ??= realpathSync(directory) + sep;
    return !`${real}${sep}`.startsWith(root);
  };

  function listFolder(absolute: string, path: string): void {
    const entries = readdirSync(absolute, { withFileTypes: true });
    // The repository of the pages themselves.
    const names = entries.map(({ name }) => name).filter((name) => path + name !== '.git');
    const isFile = new Set(entries.flatMap((entry) => (entry.isFile() ? entry.name : [])));
    const readText = (name: string) => (isFile.has(name) ? readFileSync(absolute + sep + name, 'utf8') : undefined);
    problems.push(...findGitProblems(path, names, readText));
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (isIgnoredName(entry.name)) continue;
      const [entryPath, entryAbsolute] = [path + entry.name, absolute + sep + entry.name];
      if (entry.isFile()) files.push({ path: entryPath, absolute: entryAbsolute });
      else attempt(entryPath, () => follow(entryAbsolute, entryPath, entry.isSymbolicLink()));
    }
  }

  function follow(absolute: string, path: string, isLink: boolean): void {
    const real = isLink ? realpathSync(absolute) : absolute;
    if (isLink && isOutside(real)) {
      problems.push(createProblem('file-link-outside', undefined, { file: path }));
      return;
    }
    if (!statSync(absolute).isDirectory()) {
      if (statSync(absolute).isFile()) files.push({ path, absolute });
      else problems.push(createProblem('file-unreadable', { reason: 'it is no file' }, { file: path }));
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
      problems.push(createProblem('file-unreadable', { reason: reasonOfSystemError(error) }, { file: path }));
    }
  }

  attempt('', () => listFolder(directory, ''));
  return files;
}

/** Current files of a pages folder with their hashes. */
export class SiteFiles {
  readonly directory: string;
  readonly hashes: FileHashes;
  readonly #list: typeof listFiles;
  listed: ListedFile[] = [];
  problems: Problem[] = [];

  /**
   * @param name under which the hashes are stored for the next run; not stored if absent
   * @param list replaces the listing of the folder on disk
   */
  constructor(directory: string, name?: string, list: typeof listFiles = listFiles) {
    this.directory = directory;
    this.hashes = new FileHashes(name);
    this.#list = list;
  }

  /** Detects changes since the last call. @param changed absolute paths to examine; the whole folder if absent */
  detectChanges(changed?: string[]): void {
    const start = Date.now();
    if (changed && this.listed.length > 0 && changed.every((absolute) => this.hashes.detectChange(absolute, start)))
      return;
    this.problems = [];
    this.listed = this.#list(this.directory, this.problems);
    this.hashes.detectChanges(this.listed, start);
  }

  /** Fingerprint of all files and problems of listing; undefined if unknown. */
  get filesFingerprint(): string | undefined {
    const { stampsFingerprint } = this.hashes;
    return stampsFingerprint && stampsFingerprint + fileHash(JSON.stringify(this.problems));
  }
}
