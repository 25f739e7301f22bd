import { dirname } from 'node:path';
import {
  type ChangeJournal,
  changeFolder,
  type JournalStep,
  journalName,
  type Outcome,
  recordName,
  removalsThatMakePlace,
  stateOfStep,
} from '#engine/content/files/changeJournal.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { ownProcess } from '#engine/store/runningProcess.ts';
import type { PagesFolder } from './pagesFolder.ts';

/**
 * Staged change. Each operation renames one file, and does nothing if it was done already: an interrupted change can be
 * finished or undone, and so can an interrupted finish or undo.
 */
export class StagedChange {
  readonly #pages: PagesFolder;
  readonly #journal: ChangeJournal;
  readonly #skipped = new Set<JournalStep>();
  /** Removals that come before everything else is written, and are undone last. */
  readonly #makingPlace: ReadonlySet<number>;

  constructor(pages: PagesFolder, journal: ChangeJournal) {
    this.#pages = pages;
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
    this.#each((step, index) => this.#remove(step, index));
    this.#each(({ from, to }) => {
      if (from !== undefined && from !== to) this.#pages.removeEmpty(dirname(from));
    });
  }

  rollBack(): void {
    this.#each((step, index) => {
      if (!this.#makingPlace.has(index)) this.#bringBack(step, index);
    });
    this.#each((step, index) => this.#writeBack(step, index));
    this.#each(({ from, to }) => {
      if (from !== undefined && to !== undefined && from !== to) this.#pages.rename(to, from);
    });
    for (const folder of this.#journal.newFolders.toReversed()) this.#pages.removeIfEmpty(folder);
    this.#each((step, index) => {
      if (this.#makingPlace.has(index)) this.#bringBack(step, index);
    });
  }

  /** Files that are in neither their old nor their new state, because someone else has changed them since. */
  filesChangedByOthers(): string[] {
    return this.#stepsOfOthers().map(({ from, to }) => to ?? from ?? '');
  }

  /** Leaves the files that someone else has changed as they are. */
  skipFilesOfOthers(): void {
    for (const step of this.#stepsOfOthers()) this.#skipped.add(step);
  }

  #stepsOfOthers = () =>
    this.#journal.steps.filter(
      (_, index) => stateOfStep(this.#journal.steps, index, this.#pages.directory) === 'other',
    );

  /**
   * Flushes the result to disk, and makes the journal a record of the outcome. If a power cut brings the journal back, the
   * change is ended once more, which does nothing.
   */
  close(outcome: Outcome): void {
    const paths = this.#journal.steps.flatMap(({ from, to }) => [from, to]).filter((path) => path !== undefined);
    const folders = new Set(paths.map((path) => dirname(path)));
    this.#pages.flush([...folders].filter(this.#pages.exists));
    this.#pages.rename(journalName, recordName(outcome, ownProcess()));
  }

  #each(act: (step: JournalStep, index: number) => void): void {
    this.#journal.steps.forEach((step, index) => {
      if (!this.#skipped.has(step)) act(step, index);
    });
  }

  #new = (index: number) => `${changeFolder}/${index}.new`;
  #old = (index: number) => `${changeFolder}/${index}.old`;

  #remove({ from, to }: JournalStep, index: number): void {
    if (from === undefined || to !== undefined || this.#pages.isFile(this.#old(index))) return;
    this.#pages.rename(from, this.#old(index));
  }

  #bringBack({ from, to }: JournalStep, index: number): void {
    if (from !== undefined && to === undefined && this.#pages.isFile(this.#old(index)))
      this.#pages.rename(this.#old(index), from);
  }

  #write({ from, to, before, after }: JournalStep, index: number): void {
    if (to === undefined || after === undefined) return;
    if (from === undefined && this.#pages.isFolder(to)) this.#pages.removeEmptyFolders(to);
    const currentHash = from === undefined ? undefined : this.#pages.hashOf(to);
    if (currentHash !== undefined && currentHash === after) return;
    if (currentHash !== before)
      throw new CommandError(
        `Nothing was changed: ${to} has been saved by somebody else meanwhile. Run the command again.`,
      );
    if (from !== undefined && !this.#pages.isFile(this.#old(index))) this.#pages.linkOrCopy(to, this.#old(index));
    this.#pages.rename(this.#new(index), to);
  }

  #writeBack({ from, to, after }: JournalStep, index: number): void {
    if (to === undefined || after === undefined) return;
    // A file that is not written yet, or was saved since, is left as it is.
    if (!this.#pages.isFile(to) || this.#pages.hashOf(to) !== after) return;
    if (from === undefined) this.#pages.rename(to, this.#new(index));
    else {
      if (!this.#pages.isFile(this.#new(index))) this.#pages.linkOrCopy(to, this.#new(index));
      this.#pages.rename(this.#old(index), to);
    }
  }
}
