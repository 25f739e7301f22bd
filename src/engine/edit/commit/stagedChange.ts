import { dirname } from 'node:path';
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
import type { PagesFolder } from './pagesFolder.ts';

/**
 * Staged change. Each operation renames one file, and does nothing if it was done already: an interrupted change can be
 * finished or undone, and so can an interrupted finish or undo.
 */
export class StagedChange {
  readonly #pages: PagesFolder;
  readonly #folder: string;
  readonly #journal: ChangeJournal;
  /** Removals that come before everything else is written, and are undone last. */
  readonly #makingPlace: ReadonlySet<number>;

  /** @param folder of the staged files, inside the pages folder */
  constructor(pages: PagesFolder, folder: string, journal: ChangeJournal) {
    this.#pages = pages;
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
      if (from !== undefined && to !== undefined && from !== to) this.#pages.rename(from, to);
    });
    this.#each((step, index) => this.#write(step, index));
    // Removals come last: other files referred to these until then.
    this.#each(({ from, to }, index) => {
      if (from !== undefined && to === undefined) this.#pages.rename(from, this.#old(index));
    });
    this.#each(({ from, to }) => {
      if (from !== undefined && from !== to) this.#pages.removeEmpty(dirname(from));
    });
  }

  rollBack(): void {
    this.#each(({ from, to }, index) => {
      if (from !== undefined && to === undefined) this.#pages.rename(this.#old(index), from);
    });
    this.#each((step, index) => this.#writeBack(step, index));
    this.#each(({ from, to }) => {
      if (from !== undefined && to !== undefined && from !== to) this.#pages.rename(to, from);
    });
    for (const folder of this.#journal.newFolders.toReversed()) this.#pages.removeIfEmpty(folder);
  }

  /** Files that are in neither their old nor their new state, because someone else has changed them since. */
  filesChangedByOthers(): string[] {
    const { directory } = this.#pages;
    return this.#journal.steps
      .filter((step, index) => stateOfStep(step, index, directory, this.#pages.pathOf(this.#folder)) === 'other')
      .map(({ from, to }) => to ?? from ?? '');
  }

  /** Flushes the result to disk and removes the staging folder. */
  close(): void {
    const paths = this.#journal.steps.flatMap(({ from, to }) => [from, to]).filter((path) => path !== undefined);
    const folders = new Set(paths.map((path) => dirname(path)));
    this.#pages.flush([...folders].filter(this.#pages.exists));
    this.#pages.remove(`${this.#folder}/${journalFileName}`);
    this.#pages.remove(this.#folder);
  }

  #each(act: (step: JournalStep, index: number) => void): void {
    this.#journal.steps.forEach(act);
  }

  #new = (index: number) => `${this.#folder}/${index}.new`;
  #old = (index: number) => `${this.#folder}/${index}.old`;

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
    const currentHash = from === undefined ? undefined : this.#pages.hashOf(to);
    if (currentHash !== undefined && currentHash === after) return;
    if (currentHash !== before)
      throw new CommandError(
        `Nothing was changed: ${to} has been saved by somebody else meanwhile. Run the command again.`,
      );
    if (from !== undefined && !this.#pages.exists(this.#old(index))) this.#pages.linkOrCopy(to, this.#old(index));
    this.#pages.rename(this.#new(index), to);
  }

  #writeBack({ from, to, after }: JournalStep, index: number): void {
    if (to === undefined || after === undefined) return;
    // A file that is not written yet, or was saved since, is left as it is.
    if (!this.#pages.exists(to) || this.#pages.hashOf(to) !== after) return;
    if (from === undefined) this.#pages.rename(to, this.#new(index));
    else {
      if (!this.#pages.exists(this.#new(index))) this.#pages.linkOrCopy(to, this.#new(index));
      this.#pages.rename(this.#old(index), to);
    }
  }
}
