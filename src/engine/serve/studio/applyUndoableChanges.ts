import { join } from 'node:path';
import { toFileEdits } from '#engine/edit/change/toFileChanges.ts';
import type { FileChange } from '#engine/edit/siteChange.ts';
import { copyToTemporaryFile } from '#engine/store/temporaryFiles.ts';
import type { FileLocation, SaveResult } from '#shared/studio.ts';
import { applyFileChanges } from './applyFileChanges.ts';
import type { StudioSite } from './studioSite.ts';

export interface UndoStepDetails {
  label: string;
  /** Steps with the same value are undone as one. */
  typing?: string | undefined;
  /** Source location where the change and its undoing can be seen. */
  done?: FileLocation | undefined;
  undone?: FileLocation | undefined;
}

/** Adds, removes and renames files, and records how to undo it. */
export function applyUndoableChanges(
  site: StudioSite,
  changes: readonly FileChange[],
  step: UndoStepDetails,
): SaveResult {
  const undoableChanges = changes.map((change) => withBackup(change, site));
  for (const { from, before } of undoableChanges)
    if (from !== undefined && typeof before === 'string') site.history.recordCurrentText(from, before);
  const files = applyFileChanges(site, undoableChanges);
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  site.history.recordStep({ ...step, edits: toFileEdits(undoableChanges) }, texts);
  return { files, history: site.history.next, ...(step.done && { place: step.done }) };
}

function withBackup(change: FileChange, site: StudioSite): FileChange {
  const { from, to, before, after } = change;
  const isLost = from !== undefined && before === undefined && (to === undefined || after !== undefined);
  return isLost ? { ...change, before: { stored: copyToTemporaryFile(join(site.content.directory, from)) } } : change;
}
