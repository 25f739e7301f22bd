import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ChangeJournal,
  changeFolder,
  formatStepPaths,
  holderName,
  listChangeFolder,
  listHolders,
  type Outcome,
  pagesOption,
  readJournal,
  recordPattern,
} from '#engine/content/files/changeJournal.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { reasonOfSystemError } from '#engine/problems/systemError.ts';
import { isOtherProcessRunning, ownProcess } from '#engine/store/runningProcess.ts';
import { deferTermination } from '#engine/store/terminationSignals.ts';
import { formatCount, formatFirst, formatTimestamp, quote } from '#shared/formatText.ts';
import { PagesFolder } from './pagesFolder.ts';
import { clearChangeFolder, withSiteLock } from './siteLock.ts';
import { StagedChange } from './stagedChange.ts';

/** Prints what was done about an interrupted change. */
export function reportInterruption(sentence: string | undefined): void {
  if (sentence) process.stderr.write(`${sentence}\n`);
}

/**
 * Finishes what an earlier command left half done, or takes it back, before a site is read in order to change it.
 * @param report takes what was done, in words
 * @throws CommandError if somebody has changed a file since, or the file system refuses; or another command is running
 */
export function prepareForChange(directory: string, report: (sentence: string) => void = reportInterruption): void {
  if (!existsSync(join(directory, changeFolder))) return;
  const pages = new PagesFolder(directory);
  const sentence = deferTermination(() => withSiteLock(pages, () => endInterruptedChange(pages)));
  if (sentence) report(sentence);
}

/**
 * Ends the change of a process that has ended: finishes it if all its new texts are on disk; before that, it has changed
 * no file. Clears the change folder. Requires the lock of the site.
 * @returns a sentence about it; undefined if there is none
 * @throws CommandError if somebody has changed a file since, or the file system refuses
 */
export function endInterruptedChange(pages: PagesFolder): string | undefined {
  try {
    const sentence = finishOrUndo(pages);
    clearChangeFolder(pages);
    return sentence;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`Nothing was changed: ${reasonOfSystemError(error)}.`);
  }
}

function finishOrUndo(pages: PagesFolder): string | undefined {
  const journal = readJournalOrFail(pages);
  if (!journal) return describeEndedChange(pages);
  const staged = new StagedChange(pages, journal);
  const others = staged.filesChangedByOthers();
  if (others.length > 0) throw createConflictError(pages, journal, others);
  try {
    staged.finish();
    staged.close('finished');
    return describeEnding(journal, 'finished');
  } catch (error) {
    undo(staged, pages, journal, error);
    return `${describeEnding(journal, 'undone')} It could not be finished: ${reasonOfSystemError(error)}.`;
  }
}

function undo(staged: StagedChange, pages: PagesFolder, journal: ChangeJournal, reason: unknown): void {
  try {
    staged.rollBack();
    staged.close('undone');
  } catch {
    throw new CommandError(
      `Nothing was changed: ${beginOf(journal)}, and can now be neither finished nor taken back: ${reasonOfSystemError(reason)}. Once that is in order, run the command again, or type "npm run recover${pagesOption(pages.directory)}".`,
    );
  }
}

/** @throws CommandError if the journal cannot be read */
export function readJournalOrFail({ directory }: PagesFolder): ChangeJournal | undefined {
  try {
    return readJournal(directory);
  } catch (error) {
    throw new CommandError(
      `Nothing was changed: a command was interrupted, and its record ${changeFolder}/journal.json cannot be read: ${reasonOfSystemError(error)}. Put the files in order by hand or with Git, then type "npm run recover -- forget${pagesOption(directory)}".`,
    );
  }
}

/** Describes the change of a process that was interrupted before the first file of the site or after the last. */
function describeEndedChange({ directory }: PagesFolder): string | undefined {
  for (const name of listChangeFolder(directory)) {
    const [, outcome, pid] = recordPattern.exec(name) ?? [];
    // A process that still runs has ended its change and removes the record at this moment.
    const record =
      outcome && !isOtherProcessRunning(Number(pid)) && tryReadRecord(directory, `${changeFolder}/${name}`);
    if (record) return describeEnding(record, outcome as Outcome);
  }
  const own = holderName(ownProcess());
  const dead = listHolders(directory).find((holder) => !holder.isAtWork && holderName(holder) !== own);
  return (
    dead && `${beginOf(dead)} before it had changed a file: nothing of it was done. Run it again if you still want it.`
  );
}

function tryReadRecord(directory: string, name: string): ChangeJournal | undefined {
  try {
    return readJournal(directory, name);
  } catch {
    return undefined;
  }
}

const maxPaths = 6;

/** Describes what has become of an interrupted change. */
export function describeEnding(journal: ChangeJournal, outcome: Outcome): string {
  const files = `${formatCount(journal.steps.length, 'file')}: ${formatFirst(journal.steps.map(formatStepPaths), maxPaths)}`;
  const ending = { finished: 'has been finished', undone: 'has been taken back' }[outcome];
  return `${beginOf(journal)}; it ${ending}, in ${files}.`;
}

const beginOf = ({ command, at }: Pick<ChangeJournal, 'command' | 'at'>) =>
  `${quote(command)} was interrupted on ${formatTimestamp(at)}`;

function createConflictError({ directory }: PagesFolder, journal: ChangeJournal, others: readonly string[]) {
  const option = pagesOption(directory);
  const they = others.length === 1 ? 'it' : 'them';
  return new CommandError(
    `Nothing was changed: ${beginOf(journal)}, and somebody has changed ${formatFirst(others, maxPaths)} since. Choose what to do; each leaves ${they} as ${others.length === 1 ? 'it is' : 'they are'}: "npm run recover -- finish${option}" does the rest of it in the other files, "npm run recover -- undo${option}" has the other files as before it, "npm run recover -- forget${option}" leaves all files as they are. What ${they} held before and ${others.length === 1 ? 'was' : 'were'} to hold is in ${changeFolder} until then (.old and .new).`,
  );
}
