import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type ChangeJournal,
  hashOfFile,
  isFileOrLink,
  type JournalStep,
  journalFileName,
  removalsThatMakePlace,
  stateOfStep,
} from '#engine/content/files/changeJournal.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { flushFolder } from '#engine/store/flush.ts';

/**
 * Staged change. Each operation renames one file, and does nothing if it was done already: an interrupted change can be
 * finished or undone, and so can an interrupted finish or undo.
 */
export class StagedChange {
  readonly #directory: string;
  readonly #folder: string;
  readonly #journal: ChangeJournal;
  /** Removals that come before everything else is written, and are undone last. */
  readonly #makingPlace: ReadonlySet<number>;

  constructor(directory: string, folder: string, journal: ChangeJournal) {
    this.#directory = directory;
    this.#folder = folder;
    this.#journal = journal;
    this.#makingPlace = removalsThatMakePlace(journal.steps);
  }

  /** Completes all remaining steps. A changed file exists at all times, with its old or new content. */
  finish(): void {
    this.#each((step, index) => {
      if (this.#makingPlace.has(index)) this.#remove(step, index);
    });
    this.#each(({ from, to }) => {
      if (from !== undefined && to !== undefined && from !== to) this.#rename(this.#site(from), this.#site(to));
    });
    this.#each((step, index) => this.#write(step, index));
    // Removals come last: other files referred to these until then.
    this.#each((step, index) => this.#remove(step, index));
    this.#each(({ from, to }) => {
      if (from !== undefined && from !== to) this.#removeEmpty(dirname(this.#site(from)));
    });
  }

  rollBack(): void {
    this.#each((step, index) => {
      if (!this.#makingPlace.has(index)) this.#bringBack(step, index);
    });
    this.#each((step, index) => this.#writeBack(step, index));
    this.#each(({ from, to }) => {
      if (from !== undefined && to !== undefined && from !== to) this.#rename(this.#site(to), this.#site(from));
    });
    for (const folder of this.#journal.newFolders.toReversed()) {
      const path = this.#site(folder);
      if (isFolder(path) && readdirSync(path).length === 0) rmdirSync(path);
    }
    this.#each((step, index) => {
      if (this.#makingPlace.has(index)) this.#bringBack(step, index);
    });
  }

  /** Files that are in neither their old nor their new state, because someone else has changed them since. */
  filesChangedByOthers(): string[] {
    return this.#journal.steps
      .filter((_, index) => stateOfStep(this.#journal.steps, index, this.#directory, this.#folder) === 'other')
      .map(({ from, to }) => to ?? from ?? '');
  }

  /** Flushes the result to disk and removes the staging folder. */
  close(): void {
    const paths = this.#journal.steps.flatMap(({ from, to }) => [from, to]).filter((path) => path !== undefined);
    for (const folder of new Set(paths.map((path) => dirname(this.#site(path))))) flushFolder(folder);
    rmSync(join(this.#folder, journalFileName), { force: true });
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #each(act: (step: JournalStep, index: number) => void): void {
    this.#journal.steps.forEach(act);
  }

  #site = (path: string) => join(this.#directory, path);
  #new = (index: number) => join(this.#folder, `${index}.new`);
  #old = (index: number) => join(this.#folder, `${index}.old`);

  #remove({ from, to }: JournalStep, index: number): void {
    if (from === undefined || to !== undefined || isFileOrLink(this.#old(index))) return;
    this.#rename(this.#site(from), this.#old(index));
  }

  #bringBack({ from, to }: JournalStep, index: number): void {
    if (from !== undefined && to === undefined && isFileOrLink(this.#old(index)))
      this.#rename(this.#old(index), this.#site(from));
  }

  #write({ from, to, before, after }: JournalStep, index: number): void {
    if (to === undefined || after === undefined) return;
    const target = this.#site(to);
    if (from === undefined && isFolder(target)) removeEmptyFolders(target);
    const currentHash = from === undefined ? undefined : hashOfFile(target);
    if (currentHash !== undefined && currentHash === after) return;
    if (currentHash !== before)
      throw new CommandError(
        `Nothing was changed: ${to} has been saved by somebody else meanwhile. Run the command again.`,
      );
    if (from !== undefined && !isFileOrLink(this.#old(index))) linkOrCopy(target, this.#old(index));
    this.#rename(this.#new(index), target);
  }

  #writeBack({ from, to, after }: JournalStep, index: number): void {
    if (to === undefined || after === undefined) return;
    const target = this.#site(to);
    // A file that is not written yet, or was saved since, is left as it is.
    if (!isFileOrLink(target) || hashOfFile(target) !== after) return;
    if (from === undefined) this.#rename(target, this.#new(index));
    else {
      if (!isFileOrLink(this.#new(index))) linkOrCopy(target, this.#new(index));
      this.#rename(this.#old(index), target);
    }
  }

  #rename(source: string, target: string): void {
    if (!isFileOrLink(source) && isFileOrLink(target)) return;
    mkdirSync(dirname(target), { recursive: true });
    renameSync(source, target);
  }

  #removeEmpty(folder: string): void {
    if (folder === join(this.#directory) || !isFolder(folder) || readdirSync(folder).length > 0) return;
    rmdirSync(folder);
    this.#removeEmpty(dirname(folder));
  }
}

const isFolder = (path: string) => existsSync(path) && lstatSync(path).isDirectory();

/** Removes a folder that holds nothing but folders. @throws an error of the file system if it holds a file */
function removeEmptyFolders(folder: string): void {
  for (const name of readdirSync(folder)) if (isFolder(join(folder, name))) removeEmptyFolders(join(folder, name));
  rmdirSync(folder);
}

export function linkOrCopy(path: string, name: string): void {
  if (lstatSync(path).isSymbolicLink()) {
    symlinkSync(readlinkSync(path), name);
    return;
  }
  try {
    linkSync(path, name);
  } catch {
    copyFileSync(path, name);
  }
}
