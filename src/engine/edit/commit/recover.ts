import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type InterruptedChange,
  interruptedChange,
  interruptionProblem,
  noteName,
  pagesOption,
} from '#engine/content/files/begunChange.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { inWords } from '#engine/problems/problem.ts';
import { withoutEnding } from '#engine/store/endSignals.ts';
import { count, quote } from '#shared/words.ts';
import { StagedChange } from './stagedChange.ts';

/** What can become of a change that was interrupted: it is finished, taken back, or all files stay as they are now. */
const ways = { finish, undo, forget };

/**
 * Ends a change that was interrupted.
 * @param directory of the pages
 * @param way one of `finish`, `undo` and `forget`; when it is left out, nothing is done
 * @returns what was done, for a person
 * @throws CannotRun when there are several ways and none was chosen, or somebody else has changed one of its files since
 */
export function recover(directory: string, way: string | undefined): string {
  const interrupted = interruptedChange(directory);
  if (!interrupted) return `Nothing to do: no change of ${directory} was interrupted.`;
  const act = Object.entries(ways).find(([name]) => name === way)?.[1];
  if (!act) throw new CannotRun(inWords(interruptionProblem(directory, interrupted)));
  return withoutEnding(() => act(directory, interrupted));
}

function finish(directory: string, interrupted: InterruptedChange): string {
  const staged = open(directory, interrupted);
  staged.finish();
  staged.close();
  return `Finished: what ${quote(interrupted.note.command)} began is done, in ${filesOf(interrupted)}. Next: npm run check.`;
}

function undo(directory: string, interrupted: InterruptedChange): string {
  const staged = open(directory, interrupted);
  staged.takeBack();
  staged.close();
  return `Taken back: ${filesOf(interrupted)} as before ${quote(interrupted.note.command)}. Next: npm run check.`;
}

function forget(_: string, { folder, note }: InterruptedChange): string {
  rmSync(join(folder, noteName));
  rmSync(folder, { recursive: true });
  return `All files stay as they are now; what was left of ${quote(note.command)} is gone. Next: npm run check.`;
}

const filesOf = ({ note }: InterruptedChange) => count(note.steps.length, 'file');

function open(directory: string, { folder, note }: InterruptedChange): StagedChange {
  const staged = new StagedChange(directory, folder, note);
  const others = staged.changedByOthers();
  if (others.length === 0) return staged;
  throw new CannotRun(
    `Nothing was done: somebody else has changed ${others.join(', ')} since ${quote(note.command)} was interrupted, and that would be lost. What the files held before and were to hold is in ${relative('.', folder)} (.old and .new). Put them in order by hand or with Git, then type "npm run recover -- forget${pagesOption(directory)}".`,
  );
}
