import type { Saved } from '#shared/studio.ts';
import { findFile, readFound } from './files.ts';
import { Refusal } from './refusal.ts';
import type { StudioSite } from './studioSite.ts';
import { type NewText, writeFiles } from './writeFiles.ts';

const words = {
  undo: { nothing: 'There is nothing to take back.', lost: 'can no longer be taken back from here' },
  redo: { nothing: 'There is nothing to do again.', lost: 'can no longer be done again from here' },
};

/**
 * Takes back what was done last, or does again what was taken back last, in whichever files it was.
 * @throws Refusal when there is no such step, or somebody else has changed the same place since: the next one is the one
 *   before it then
 */
export function takeStep({ content, history, saves }: StudioSite, direction: 'undo' | 'redo'): Saved {
  const states = new Map(
    history.filesOf(direction).map((file) => {
      const state = readOrUndefined({ content }, file);
      history.saw(file, state?.text);
      return [file, state] as const;
    }),
  );
  const plan = history.plan(direction);
  if (!plan) throw new Refusal(422, { reason: words[direction].nothing });
  const texts = [...plan.texts].map(([file, after]): NewText | undefined => {
    const before = states.get(file)?.text;
    return before === undefined || (plan.isMoved && isJson(before) && !isJson(after))
      ? undefined
      : { found: findFile({ content }, file), before, after };
  });
  if (plan.isLost || texts.includes(undefined)) {
    history.giveUp(direction);
    const reason = `“${plan.label}” ${words[direction].lost}: somebody else has changed this place since.`;
    throw new Refusal(422, { reason });
  }
  const readOnly = [...states.values()].find((state) => state?.readOnly)?.readOnly;
  if (readOnly) throw new Refusal(422, { reason: readOnly });
  const known = texts.filter((text) => text !== undefined);
  const files = writeFiles(known);
  history.did(direction);
  saves.wrote(known.flatMap(({ found }) => found.known));
  return { files, history: history.next, place: plan.place };
}

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
