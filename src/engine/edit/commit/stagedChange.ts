import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type BegunStep, type ChangeNote, noteName, stateOfStep } from '#engine/content/files/begunChange.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { fileHash } from '#engine/store/fileHashes.ts';
import { flushFolder } from '#engine/store/flush.ts';

/**
 * A change of which all that is needed lies in a folder. Each of its operations is one rename of a whole file, and does
 * nothing where it is done already: a change that was interrupted anywhere can be finished and taken back, and a finish
 * or a taking back that was interrupted too.
 */
export class StagedChange {
  readonly #directory: string;
  readonly #folder: string;
  readonly #note: ChangeNote;

  /** @param folder inside the pages folder, with what is put in place and what was there */
  constructor(directory: string, folder: string, note: ChangeNote) {
    this.#directory = directory;
    this.#folder = folder;
    this.#note = note;
  }

  /** Does what is left to do. A file that is to exist does so at every moment, with what it held or with what it is to hold. */
  finish(): void {
    this.#each(({ from, to }) => {
      if (from !== undefined && to !== undefined && from !== to) this.#rename(this.#site(from), this.#site(to));
    });
    this.#each((step, index) => this.#write(step, index));
    // What others have linked to goes last.
    this.#each(({ from, to }, index) => {
      if (from !== undefined && to === undefined) this.#rename(this.#site(from), this.#old(index));
    });
    this.#each(({ from, to }) => {
      if (from !== undefined && from !== to) this.#removeEmpty(dirname(this.#site(from)));
    });
  }

  /** Has everything be as it was before. */
  takeBack(): void {
    this.#each(({ from, to }, index) => {
      if (from !== undefined && to === undefined) this.#rename(this.#old(index), this.#site(from));
    });
    this.#each((step, index) => this.#writeBack(step, index));
    this.#each(({ from, to }) => {
      if (from !== undefined && to !== undefined && from !== to) this.#rename(this.#site(to), this.#site(from));
    });
    for (const folder of this.#note.newFolders.toReversed()) {
      const path = this.#site(folder);
      if (existsSync(path) && readdirSync(path).length === 0) rmdirSync(path);
    }
  }

  /** Files that are neither as they were before nor as they are to be: somebody else has changed them since. */
  changedByOthers(): string[] {
    return this.#note.steps
      .filter((step, index) => stateOfStep(step, index, this.#directory, this.#folder) === 'other')
      .map(({ from, to }) => to ?? from ?? '');
  }

  /** Forgets the change, once the disk holds what has become of it. */
  close(): void {
    const paths = this.#note.steps.flatMap(({ from, to }) => [from, to]).filter((path) => path !== undefined);
    for (const folder of new Set(paths.map((path) => dirname(this.#site(path))))) flushFolder(folder);
    rmSync(join(this.#folder, noteName), { force: true });
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #each(act: (step: BegunStep, index: number) => void): void {
    this.#note.steps.forEach(act);
  }

  #site = (path: string) => join(this.#directory, path);
  #new = (index: number) => join(this.#folder, `${index}.new`);
  #old = (index: number) => join(this.#folder, `${index}.old`);

  #write({ from, to, before, after }: BegunStep, index: number): void {
    if (to === undefined || after === undefined) return;
    const target = this.#site(to);
    const now = from === undefined ? undefined : hashAt(target);
    if (now !== undefined && now === after) return;
    if (now !== before)
      throw new CannotRun(
        `Nothing was changed: ${to} has been saved by somebody else meanwhile. Run the command again.`,
      );
    if (from !== undefined && !existsSync(this.#old(index))) linkOrCopy(target, this.#old(index));
    this.#rename(this.#new(index), target);
  }

  #writeBack({ from, to, after }: BegunStep, index: number): void {
    if (to === undefined || after === undefined) return;
    const target = this.#site(to);
    // Where it was not written yet, or somebody has saved it since, it stays as it is.
    if (!existsSync(target) || hashAt(target) !== after) return;
    if (from === undefined) this.#rename(target, this.#new(index));
    else {
      if (!existsSync(this.#new(index))) linkOrCopy(target, this.#new(index));
      this.#rename(this.#old(index), target);
    }
  }

  #rename(source: string, target: string): void {
    if (!existsSync(source) && existsSync(target)) return;
    mkdirSync(dirname(target), { recursive: true });
    renameSync(source, target);
  }

  /** Removes a folder in which nothing is left, and those above it, up to the pages folder. */
  #removeEmpty(folder: string): void {
    if (folder === join(this.#directory) || !existsSync(folder) || readdirSync(folder).length > 0) return;
    rmdirSync(folder);
    this.#removeEmpty(dirname(folder));
  }
}

/** Hash of a file, as a note has it. */
export const hashAt = (path: string): string => fileHash(readFileSync(path));

/** Gives a file a second name, however large it is; where the system has none, a copy. */
export function linkOrCopy(path: string, name: string): void {
  try {
    linkSync(path, name);
  } catch {
    copyFileSync(path, name);
  }
}
