import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type ChangeJournal,
  changeFolder,
  createInterruptionProblem,
  findInterruptedChange,
  type Holder,
} from '#engine/content/files/changeJournal.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { formatMessageAndHint } from '#engine/problems/problem.ts';
import { reasonOfSystemError } from '#engine/problems/systemError.ts';
import { deferTermination } from '#engine/store/terminationSignals.ts';
import { type FileContent, isLinkContent } from '../change/fileEdit.ts';
import type { FileChange } from '../siteChange.ts';
import { endInterruptedChange, reportInterruption } from './endInterruptedChange.ts';
import { PagesFolder } from './pagesFolder.ts';
import { withSiteLock } from './siteLock.ts';
import { stageChanges, writeJournal } from './stageChanges.ts';
import { StagedChange } from './stagedChange.ts';

/**
 * Applies changes, all or none: new texts are staged beside the pages, then renamed into place; if a step fails, the
 * previous ones are rolled back. What an earlier command left half done is ended first, in words. Empty folders are
 * removed; modes and owners of files are retained.
 * @throws CommandError if a file has changed since it was read, another command is running, a path leads out of the
 * folder, or the file system refuses
 */
export function commit(changes: readonly FileChange[], directory: string): void {
  if (changes.length === 0) return;
  const pages = new PagesFolder(directory);
  deferTermination(() =>
    withSiteLock(pages, (holder) => {
      reportInterruption(endInterruptedChange(pages));
      const journal = stage(changes, pages, holder);
      const staged = new StagedChange(pages, journal);
      try {
        writeJournal(pages, journal);
        staged.finish();
        staged.close('finished');
      } catch (error) {
        rollBack(staged, journal, directory, error);
        throw toNothingChangedError(error);
      }
    }),
  );
}

function stage(changes: readonly FileChange[], pages: PagesFolder, holder: Holder): ChangeJournal {
  const removed = new Set(changes.flatMap(({ from, to }) => (to === undefined && from !== undefined ? [from] : [])));
  const refuseUnexpectedStates = () => {
    for (const change of changes) refuseUnexpectedState(change, pages, removed);
  };
  try {
    refuseUnexpectedStates();
    const journal = stageChanges(changes, pages, holder);
    // Files may have been saved during staging.
    refuseUnexpectedStates();
    return journal;
  } catch (error) {
    throw toNothingChangedError(error);
  }
}

function rollBack(staged: StagedChange, journal: ChangeJournal, directory: string, reason: unknown): void {
  try {
    staged.rollBack();
    staged.close('undone');
  } catch {
    if (!findInterruptedChange(directory)) throw toNothingChangedError(reason);
    const problem = createInterruptionProblem(directory, { journal });
    throw new CommandError(`${formatMessageAndHint(problem)} The reason: ${reasonOfSystemError(reason)}.`);
  }
}

const toNothingChangedError = (error: unknown) =>
  error instanceof CommandError ? error : new CommandError(`Nothing was changed: ${reasonOfSystemError(error)}.`);

/** @param removed paths that the same change removes */
function refuseUnexpectedState(
  { from, to, before }: FileChange,
  pages: PagesFolder,
  removed: ReadonlySet<string>,
): void {
  const ownPath = [from, to].find((path) => path?.split('/')[0]?.toLowerCase() === changeFolder);
  if (ownPath !== undefined)
    throw new CommandError(`Nothing was changed: ${ownPath} is where changes are recorded, and no part of the site.`);
  if (from !== undefined && !pages.isFile(from))
    throw new CommandError(`Nothing was changed: ${from} has been removed by somebody else meanwhile.`);
  if (from !== undefined && before !== undefined && !hasContent(from, before, pages))
    throw new CommandError(
      `Nothing was changed: ${from} has been saved by somebody else meanwhile. Run the command again.`,
    );
  // On a case-insensitive file system, a new name that differs in case only exists already.
  const isNewName = to !== undefined && to.toLowerCase() !== from?.toLowerCase();
  if (isNewName && isTaken(to, pages, removed))
    throw new CommandError(`Nothing was changed: there is a file ${to} already.`);
}

/** True if there is a file at a path after the removals. In folders, staged changes find files themselves. */
function isTaken(path: string, pages: PagesFolder, removed: ReadonlySet<string>): boolean {
  const isGone = (folder: string): boolean => folder !== '.' && (removed.has(folder) || isGone(dirname(folder)));
  if (isGone(path)) return false;
  const staysFolder = () => pages.isFolder(path) && ![...removed].some((file) => file.startsWith(`${path}/`));
  return pages.isFile(path) || staysFolder();
}

function hasContent(path: string, content: FileContent, pages: PagesFolder): boolean {
  const target = pages.linkOf(path);
  if (isLinkContent(content)) return target === content.link;
  if (typeof content === 'string') return pages.read(path).toString('utf8') === content;
  return target === undefined && pages.read(path).equals(readFileSync(content.stored));
}
