import type { FileChange } from '#engine/edit/siteChange.ts';
import { isJsonText } from '#shared/json.ts';
import type { SaveResult } from '#shared/studio.ts';
import { applyFileChanges } from './applyFileChanges.ts';
import { HttpError } from './httpError.ts';
import { findJsonFile, readFoundFile } from './jsonFiles.ts';
import type { StudioSite } from './studioSite.ts';

const undoMessages = {
  undo: { nothing: 'There is nothing to take back.', lost: 'can no longer be taken back from here' },
  redo: { nothing: 'There is nothing to do again.', lost: 'can no longer be done again from here' },
};

/**
 * Undoes the last step, or redoes the last undone one, in whichever files it was.
 * @throws HttpError if there is no such step, or if the same place has been changed since; that step is dropped then
 */
export function undoOrRedo(site: StudioSite, direction: 'undo' | 'redo'): SaveResult {
  const { content, history } = site;
  const states = history.filesChangedBy(direction).map((file) => {
    const state = readFileIfReadable({ content }, file);
    history.recordCurrentText(file, state?.text);
    return state;
  });
  const plan = history.previewStep(direction);
  if (!plan) throw new HttpError(undoMessages[direction].nothing);
  if (plan.isLost || states.includes(undefined) || (plan.isMoved && plan.files.some(breaksJson))) {
    history.discardStep(direction);
    const reason = `“${plan.label}” ${undoMessages[direction].lost}: somebody else has changed this place since.`;
    throw new HttpError(reason);
  }
  const readOnly = states.find((state) => state?.readOnly)?.readOnly;
  if (readOnly) throw new HttpError(readOnly);
  const files = applyFileChanges(site, plan.files);
  history.completeStep(direction);
  return { files, history: history.next, ...(plan.place && { place: plan.place }) };
}

const breaksJson = ({ before, after }: FileChange) =>
  typeof before === 'string' && typeof after === 'string' && isJsonText(before) && !isJsonText(after);

function readFileIfReadable(site: Pick<StudioSite, 'content'>, file: string) {
  try {
    return readFoundFile(findJsonFile(site, file));
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
