import type { FileChange } from '#engine/edit/siteChange.ts';
import type { Saved } from '#shared/studio.ts';
import { carryOut } from './carryOut.ts';
import { findFile, readFound } from './files.ts';
import { Refusal } from './refusal.ts';
import type { StudioSite } from './studioSite.ts';

const words = {
  undo: { nothing: 'There is nothing to take back.', lost: 'can no longer be taken back from here' },
  redo: { nothing: 'There is nothing to do again.', lost: 'can no longer be done again from here' },
};

/**
 * Takes back what was done last, or does again what was taken back last, in whichever files it was.
 * @throws Refusal when there is no such step, or somebody else has changed the same place since: the next one is the one
 *   before it then
 */
export function takeStep(site: StudioSite, direction: 'undo' | 'redo'): Saved {
  const { content, history } = site;
  const states = history.filesOf(direction).map((file) => {
    const state = readOrUndefined({ content }, file);
    history.saw(file, state?.text);
    return state;
  });
  const plan = history.plan(direction);
  if (!plan) throw new Refusal(422, { reason: words[direction].nothing });
  if (plan.isLost || states.includes(undefined) || (plan.isMoved && plan.files.some(breaksJson))) {
    history.giveUp(direction);
    const reason = `“${plan.label}” ${words[direction].lost}: somebody else has changed this place since.`;
    throw new Refusal(422, { reason });
  }
  const readOnly = states.find((state) => state?.readOnly)?.readOnly;
  if (readOnly) throw new Refusal(422, { reason: readOnly });
  const files = carryOut(site, plan.files);
  history.did(direction);
  return { files, history: history.next, ...(plan.place && { place: plan.place }) };
}

const breaksJson = ({ before, after }: FileChange) =>
  typeof before === 'string' && typeof after === 'string' && isJson(before) && !isJson(after);

function readOrUndefined(site: Pick<StudioSite, 'content'>, file: string) {
  try {
    return readFound(findFile(site, file));
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\ufeff/, ''));
    return true;
  } catch {
    return false;
  }
}
