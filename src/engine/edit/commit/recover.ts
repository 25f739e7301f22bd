import {
  type ChangeJournal,
  createInterruptionProblem,
  findInterruptedChange,
  journalName,
  listChangeFolder,
} from '#engine/content/files/changeJournal.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { formatMessageAndHint } from '#engine/problems/problem.ts';
import { deferTermination } from '#engine/store/terminationSignals.ts';
import { formatFirst, quote } from '#shared/formatText.ts';
import { describeEnding, endInterruptedChange, readJournalOrFail } from './endInterruptedChange.ts';
import { PagesFolder } from './pagesFolder.ts';
import { withSiteLock } from './siteLock.ts';
import { StagedChange } from './stagedChange.ts';

const actions = ['finish', 'undo', 'forget'];

/**
 * Resolves an interrupted change. Files that somebody else has changed since stay as they are.
 * @throws CommandError if no action was chosen, or the file system refuses
 */
export function recover(directory: string, action: string | undefined): string {
  const interrupted = findInterruptedChange(directory);
  const pages = new PagesFolder(directory);
  const nothing = `Nothing to do: no change of ${directory} was interrupted.`;
  if (!interrupted && listChangeFolder(directory).length === 0) return nothing;
  if (interrupted && !actions.includes(action ?? ''))
    throw new CommandError(formatMessageAndHint(createInterruptionProblem(directory, interrupted)));
  return deferTermination(() =>
    withSiteLock(pages, () => {
      if (action === 'forget') return forget(pages);
      const journal = readJournalOrFail(pages);
      if (!journal) return endInterruptedChange(pages) ?? nothing;
      return act(pages, journal, action === 'undo');
    }),
  );
}

/** Finishes a change or takes it back, except in files that somebody else has changed. */
function act(pages: PagesFolder, journal: ChangeJournal, isUndo: boolean): string {
  const staged = new StagedChange(pages, journal);
  const others = staged.filesChangedByOthers();
  staged.skipFilesOfOthers();
  if (isUndo) staged.rollBack();
  else staged.finish();
  const outcome = isUndo ? 'undone' : 'finished';
  staged.close(outcome);
  const kept = others.length > 0 ? ` Left as somebody has changed it since: ${formatFirst(others, 12)}.` : '';
  return `${describeEnding(journal, outcome)}${kept} Next: npm run check.`;
}

function forget(pages: PagesFolder): string {
  const interrupted = findInterruptedChange(pages.directory);
  pages.remove(journalName);
  return `All files stay as they are now; what was left of ${quote(interrupted?.journal?.command ?? 'a command')} is gone. Next: npm run check.`;
}
