import { replaceContent } from '#engine/edit/fix/writeSafely.ts';
import type { FileState } from '#shared/studio.ts';
import { type FileOnDisk, hashOf, readFound } from './files.ts';
import { Refusal } from './refusal.ts';

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
export function writeFiles(texts: readonly NewText[]): FileState[] {
  const written: NewText[] = [];
  for (const text of texts) {
    const reason = replace(text.found, text.before, text.after);
    if (reason === undefined) {
      written.push(text);
      continue;
    }
    for (const { found, before, after } of written.reverse()) replace(found, after, before);
    const now = readFound(text.found);
    if (now.text !== text.before)
      throw new Refusal(409, { reason: `Somebody else has saved ${now.file} meanwhile.`, now });
    throw new Refusal(422, { reason: `${now.file} was not saved: ${reason}.` });
  }
  return texts.map(({ found: { file }, after }) => ({ file, text: after, hash: hashOf(after) }));
}

const replace = ({ real }: FileOnDisk, before: string, after: string) =>
  before === after ? undefined : replaceContent(real, Buffer.from(before), Buffer.from(after));
