import { basename, relative } from 'node:path';
import {
  createInterruptionProblem,
  findInterruptedChange,
  type InterruptedChange,
  journalFileName,
  pagesOption,
} from '#engine/content/files/changeJournal.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { formatMessageAndHint } from '#engine/problems/problem.ts';
import { deferTermination } from '#engine/store/terminationSignals.ts';
import { formatCount, quote } from '#shared/formatText.ts';
import { PagesFolder } from './pagesFolder.ts';
import { StagedChange } from './stagedChange.ts';

const recoveryActions = { finish, undo, forget };

/**
 * Resolves an interrupted change.
 * @throws CommandError if no action was chosen, or someone else has changed a file since
 */
export function recover(directory: string, action: string | undefined): string {
  const interrupted = findInterruptedChange(directory);
  if (!interrupted) return `Nothing to do: no change of ${directory} was interrupted.`;
  const act = Object.entries(recoveryActions).find(([name]) => name === action)?.[1];
  if (!act) throw new CommandError(formatMessageAndHint(createInterruptionProblem(directory, interrupted)));
  return deferTermination(() => act(directory, interrupted));
}

function finish(directory: string, interrupted: InterruptedChange): string {
  const staged = openStagedChange(directory, interrupted);
  staged.finish();
  staged.close();
  return `Finished: what ${quote(interrupted.note.command)} began is done, in ${filesOf(interrupted)}. Next: npm run check.`;
}

function undo(directory: string, interrupted: InterruptedChange): string {
  const staged = openStagedChange(directory, interrupted);
  staged.rollBack();
  staged.close();
  return `Taken back: ${filesOf(interrupted)} as before ${quote(interrupted.note.command)}. Next: npm run check.`;
}

function forget(directory: string, { folder, note }: InterruptedChange): string {
  const pages = new PagesFolder(directory);
  pages.remove(`${basename(folder)}/${journalFileName}`);
  pages.remove(basename(folder));
  return `All files stay as they are now; what was left of ${quote(note.command)} is gone. Next: npm run check.`;
}

const filesOf = ({ note }: InterruptedChange) => formatCount(note.steps.length, 'file');

function openStagedChange(directory: string, { folder, note }: InterruptedChange): StagedChange {
  const staged = new StagedChange(new PagesFolder(directory), basename(folder), note);
  const others = staged.filesChangedByOthers();
  if (others.length === 0) return staged;
  throw new CommandError(
    `Nothing was done: somebody else has changed ${others.join(', ')} since ${quote(note.command)} was interrupted, and that would be lost. What the files held before and were to hold is in ${relative('.', folder)} (.old and .new). Put them in order by hand or with Git, then type "npm run recover -- forget${pagesOption(directory)}".`,
  );
}
