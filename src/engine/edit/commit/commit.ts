import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  type ChangeJournal,
  changeFolderName,
  createInterruptionProblem,
  findInterruptedChange,
  isFileOrLink,
  listChangeFolders,
} from '#engine/content/files/changeJournal.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { formatMessageAndHint } from '#engine/problems/problem.ts';
import { reasonOfSystemError } from '#engine/problems/systemError.ts';
import { deferTermination } from '#engine/store/terminationSignals.ts';
import { type FileContent, isLinkContent } from '../change/fileEdit.ts';
import type { FileChange } from '../siteChange.ts';
import { PagesFolder } from './pagesFolder.ts';
import { stageChanges, writeJournal } from './stageChanges.ts';
import { StagedChange } from './stagedChange.ts';

/**
 * Applies changes, all or none: new texts are staged beside the pages, then renamed into place; if a step fails, the
 * previous ones are rolled back. An interrupted change leaves a journal, by which it can be finished or undone. Empty
 * folders are removed; modes and owners of files are retained.
 * @throws CommandError if a file has changed since it was read, another command is running or was interrupted, or the
 * file system refuses
 */
export function commit(changes: readonly FileChange[], directory: string): void {
  if (changes.length > 0) deferTermination(() => commitChanges(changes, new PagesFolder(directory)));
}

function commitChanges(changes: readonly FileChange[], pages: PagesFolder): void {
  refuseConcurrentChange(pages);
  const folder = changeFolderName(process.pid);
  const refuseUnexpectedStates = () => {
    for (const change of changes) refuseUnexpectedState(change, pages);
  };
  let staged: StagedChange;
  refuseUnexpectedStates();
  try {
    pages.makeFolder(folder);
    // Detects a command that started at the same time.
    refuseConcurrentChange(pages, folder);
    const journal = stageChanges(changes, pages, folder);
    staged = new StagedChange(pages, folder, journal);
    // Files may have been saved during staging.
    refuseUnexpectedStates();
    if (!isOneStep(journal)) writeJournal(pages, folder, journal);
  } catch (error) {
    pages.remove(folder);
    throw toNothingChangedError(error);
  }
  try {
    staged.finish();
  } catch (error) {
    rollBack(staged, pages.directory, error);
    throw toNothingChangedError(error);
  }
  staged.close();
}

/** @returns true if one rename does all: such a change cannot be interrupted halfway */
const isOneStep = ({ steps, newFolders }: ChangeJournal) =>
  steps.length === 1 && newFolders.length === 0 && steps.every(({ from, to }) => from === undefined || from === to);

function rollBack(staged: StagedChange, directory: string, reason: unknown): void {
  try {
    staged.rollBack();
    staged.close();
  } catch {
    const interrupted = findInterruptedChange(directory);
    throw interrupted
      ? new CommandError(
          `${formatMessageAndHint(createInterruptionProblem(directory, interrupted))} The reason: ${reasonOfSystemError(reason)}.`,
        )
      : reason;
  }
}

const toNothingChangedError = (error: unknown) =>
  error instanceof CommandError ? error : new CommandError(`Nothing was changed: ${reasonOfSystemError(error)}.`);

/**
 * Removes staging folders of terminated processes that had not begun their change.
 * @throws CommandError if another command is changing these pages or was interrupted
 */
function refuseConcurrentChange(pages: PagesFolder, own?: string): void {
  const { directory } = pages;
  const interrupted = findInterruptedChange(directory);
  if (interrupted)
    throw new CommandError(
      `Nothing was changed. ${formatMessageAndHint(createInterruptionProblem(directory, interrupted))}`,
    );
  for (const { folder, isAtWork } of listChangeFolders(directory)) {
    if (isAtWork)
      throw new CommandError(
        'Nothing was changed: another command is changing these pages at this moment. Run this one again.',
      );
    if (basename(folder) !== own) pages.remove(basename(folder));
  }
}

function refuseUnexpectedState({ from, to, before }: FileChange, pages: PagesFolder): void {
  if (from !== undefined && !pages.exists(from))
    throw new CommandError(`Nothing was changed: ${from} has been removed by somebody else meanwhile.`);
  if (from !== undefined && before !== undefined && !hasContent(pages.read(from), before))
    throw new CommandError(
      `Nothing was changed: ${from} has been saved by somebody else meanwhile. Run the command again.`,
    );
  // On a case-insensitive file system, a new name that differs in case only exists already.
  const isNewName = to !== undefined && to.toLowerCase() !== from?.toLowerCase();
  if (isNewName && pages.exists(to)) throw new CommandError(`Nothing was changed: there is a file ${to} already.`);
}

const hasContent = (bytes: Buffer, content: FileContent) =>
  typeof content === 'string' ? bytes.toString('utf8') === content : bytes.equals(readFileSync(content.stored));
