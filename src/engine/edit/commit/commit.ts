import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ChangeNote,
  changeFolderName,
  changeFolders,
  interruptedChange,
  interruptionProblem,
} from '#engine/content/files/begunChange.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { inWords } from '#engine/problems/problem.ts';
import { reasonOf } from '#engine/problems/systemRefusal.ts';
import { withoutEnding } from '#engine/store/endSignals.ts';
import type { FileContent } from '../change/fileEdit.ts';
import type { FileChange } from '../siteChange.ts';
import { stage, writeNote } from './stage.ts';
import { StagedChange } from './stagedChange.ts';

/**
 * Does what was planned, all of it or nothing: new texts are written beside the pages first, then everything is put
 * in its place by renaming; when one step fails, those before it are taken back. What ends the process meanwhile leaves a
 * note, by which the change can be finished or taken back. Folders left empty go; modes and owners of files stay.
 * @param directory of the pages
 * @throws CannotRun when a file has changed since it was read, another command is at work or was interrupted, or the
 *   system refuses
 */
export function commit(changes: readonly FileChange[], directory: string): void {
  if (changes.length > 0) withoutEnding(() => carryOut(changes, directory));
}

function carryOut(changes: readonly FileChange[], directory: string): void {
  refuseOthers(directory);
  const folder = join(directory, changeFolderName(process.pid));
  const refuseAnySurprise = () => {
    for (const change of changes) refuseSurprises(change, directory);
  };
  let staged: StagedChange;
  refuseAnySurprise();
  try {
    mkdirSync(folder);
    // Of two that begin at once, each sees the other here.
    refuseOthers(directory, folder);
    const note = stage(changes, directory, folder);
    staged = new StagedChange(directory, folder, note);
    // Others may have saved while all that was written.
    refuseAnySurprise();
    if (!isOneStep(note)) writeNote(folder, note);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw nothingChanged(error);
  }
  try {
    staged.finish();
  } catch (error) {
    takeBack(staged, directory, error);
    throw nothingChanged(error);
  }
  staged.close();
}

/** A file that is replaced, or comes into a folder that is there, is so by one rename: there is nothing half done. */
const isOneStep = ({ steps, newFolders }: ChangeNote) =>
  steps.length === 1 && newFolders.length === 0 && steps.every(({ from, to }) => from === undefined || from === to);

function takeBack(staged: StagedChange, directory: string, reason: unknown): void {
  try {
    staged.takeBack();
    staged.close();
  } catch {
    const interrupted = interruptedChange(directory);
    throw interrupted
      ? new CannotRun(`${inWords(interruptionProblem(directory, interrupted))} The reason: ${reasonOf(reason)}.`)
      : reason;
  }
}

const nothingChanged = (error: unknown) =>
  error instanceof CannotRun ? error : new CannotRun(`Nothing was changed: ${reasonOf(error)}.`);

/**
 * Removes what ended processes had only prepared.
 * @param own folder of this change, once it is there
 * @throws CannotRun while another command changes these pages, or when one was interrupted
 */
function refuseOthers(directory: string, own?: string): void {
  const interrupted = interruptedChange(directory);
  if (interrupted) throw new CannotRun(`Nothing was changed. ${inWords(interruptionProblem(directory, interrupted))}`);
  for (const { folder, isAtWork } of changeFolders(directory)) {
    if (isAtWork)
      throw new CannotRun(
        'Nothing was changed: another command is changing these pages at this moment. Run this one again.',
      );
    if (folder !== own) rmSync(folder, { recursive: true, force: true });
  }
}

function refuseSurprises({ from, to, before }: FileChange, directory: string): void {
  if (from !== undefined && !existsSync(join(directory, from)))
    throw new CannotRun(`Nothing was changed: ${from} has been removed by somebody else meanwhile.`);
  if (from !== undefined && before !== undefined && !holds(join(directory, from), before))
    throw new CannotRun(
      `Nothing was changed: ${from} has been saved by somebody else meanwhile. Run the command again.`,
    );
  // Where capitals do not count, a file that only changes its capitals seems to be there already.
  const isNewName = to !== undefined && to.toLowerCase() !== from?.toLowerCase();
  if (isNewName && existsSync(join(directory, to)))
    throw new CannotRun(`Nothing was changed: there is a file ${to} already.`);
}

const holds = (path: string, content: FileContent) =>
  typeof content === 'string'
    ? readFileSync(path, 'utf8') === content
    : readFileSync(path).equals(readFileSync(content.stored));
