import { existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  if (changes.length > 0) deferTermination(() => commitChanges(changes, directory));
}

function commitChanges(changes: readonly FileChange[], directory: string): void {
  refuseConcurrentChange(directory);
  const folder = join(directory, changeFolderName(process.pid));
  const removed = new Set(changes.flatMap(({ from, to }) => (to === undefined && from !== undefined ? [from] : [])));
  const refuseUnexpectedStates = () => {
    for (const change of changes) refuseUnexpectedState(change, directory, removed);
  };
  let staged: StagedChange;
  refuseUnexpectedStates();
  try {
    mkdirSync(folder);
    // Detects a command that started at the same time.
    refuseConcurrentChange(directory, folder);
    const journal = stageChanges(changes, directory, folder);
    staged = new StagedChange(directory, folder, journal);
    // Files may have been saved during staging.
    refuseUnexpectedStates();
    if (!isOneStep(journal)) writeJournal(folder, journal);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw toNothingChangedError(error);
  }
  try {
    staged.finish();
  } catch (error) {
    rollBack(staged, directory, error);
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
function refuseConcurrentChange(directory: string, own?: string): void {
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
    if (folder !== own) rmSync(folder, { recursive: true, force: true });
  }
}

/** @param removed paths that the same change removes */
function refuseUnexpectedState(
  { from, to, before }: FileChange,
  directory: string,
  removed: ReadonlySet<string>,
): void {
  if (from !== undefined && !isFileOrLink(join(directory, from)))
    throw new CommandError(`Nothing was changed: ${from} has been removed by somebody else meanwhile.`);
  if (from !== undefined && before !== undefined && !hasContent(join(directory, from), before))
    throw new CommandError(
      `Nothing was changed: ${from} has been saved by somebody else meanwhile. Run the command again.`,
    );
  // On a case-insensitive file system, a new name that differs in case only exists already.
  const isNewName = to !== undefined && to.toLowerCase() !== from?.toLowerCase();
  if (isNewName && isTaken(to, directory, removed))
    throw new CommandError(`Nothing was changed: there is a file ${to} already.`);
}

/** True if there is a file at a path after the removals. In folders, staged changes find files themselves. */
function isTaken(path: string, directory: string, removed: ReadonlySet<string>): boolean {
  const isGone = (folder: string): boolean => folder !== '.' && (removed.has(folder) || isGone(dirname(folder)));
  return !isGone(path) && (isFileOrLink(join(directory, path)) || isFolderThatStays(path, directory, removed));
}

const isFolderThatStays = (path: string, directory: string, removed: ReadonlySet<string>) =>
  existsSync(join(directory, path)) && ![...removed].some((file) => file.startsWith(`${path}/`));

function hasContent(path: string, content: FileContent): boolean {
  const isLink = lstatSync(path).isSymbolicLink();
  if (isLinkContent(content)) return isLink && readlinkSync(path) === content.link;
  return typeof content === 'string'
    ? readFileSync(path, 'utf8') === content
    : !isLink && readFileSync(path).equals(readFileSync(content.stored));
}
