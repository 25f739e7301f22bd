import { commit } from '#engine/edit/commit/commit.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import type { FileState } from '#shared/studio.ts';
import { type FileOnDisk, hashOf, readFound } from './files.ts';
import { Refusal } from './refusal.ts';
import type { StudioSite } from './studioSite.ts';

/** A file that is given another text. */
export interface NewText {
  found: FileOnDisk;
  before: string;
  after: string;
}

/**
 * Gives files other texts, all of them or none.
 * @returns the files as they are then
 * @throws Refusal when the system refuses, or somebody else has saved one of them in this moment
 */
export function writeFiles({ content }: Pick<StudioSite, 'content'>, texts: readonly NewText[]): FileState[] {
  const changes = texts
    .filter(({ before, after }) => before !== after)
    .map(({ found: { target }, before, after }) => ({ from: target, to: target, before, after }));
  try {
    commit(changes, content.directory);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    for (const { found, before } of texts) {
      const now = readFound(found);
      if (now.text !== before)
        throw new Refusal(409, { reason: `Somebody else has saved ${now.file} meanwhile.`, now });
    }
    throw new Refusal(422, { reason: error.message });
  }
  return texts.map(({ found: { file }, after }) => ({ file, text: after, hash: hashOf(after) }));
}
