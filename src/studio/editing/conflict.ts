import { applyChange } from '#shared/applyChange.ts';
import type { Json } from '#shared/json.ts';
import type { Change, FileState } from '#shared/studio.ts';
import { isJson, mergeChanges, parse } from './mergeChanges.ts';

/** Two texts of a file: somebody else has saved it while it was being edited here. */
export interface Conflict {
  file: string;
  /** As it becomes when what was changed here is saved all the same. */
  mine: string;
  /** What is saved then. */
  changes: Change[];
  /** As it is on disk. */
  theirs: FileState;
  /** The same, with the line breaks of `mine`. */
  theirText: string;
  /** Whether saving mine takes back all that the other one has changed, and not just what both have. */
  isWhole: boolean;
}

/**
 * What there is to choose between.
 * @param base what the changes were made in
 * @param own all changes that are not on disk
 */
export function conflictOf(base: FileState, theirs: FileState, own: readonly Change[]): Conflict {
  // A text made from what is on disk leaves out what it should have: there is nothing to merge it with.
  const merged = base.hash === theirs.hash ? undefined : mergeChanges(base.text, theirs.text, own);
  const changes = merged?.changes ?? own;
  const mine = changedText(merged ? theirs.text : base.text, changes);
  return {
    file: theirs.file,
    mine,
    changes: merged?.changes ?? [wholeChange(mine, own)],
    theirs,
    theirText: changes.some(isText) ? theirs.text : standardText(theirs.text),
    isWhole: !merged,
  };
}

/** A value makes the smallest change of the file; what was written as a text stays as it was written. */
const wholeChange = (text: string, own: readonly Change[]): Change =>
  own.some(isText) || !isJson(text) ? { kind: 'text', text } : { kind: 'set', pointer: '', value: parse(text) };

const isText = ({ kind }: Change) => kind === 'text';

/** A text of JSON with standard line breaks; any other text as it is. */
function standardText(text: string): string {
  try {
    return `${JSON.stringify(parse(text), null, 2)}\n`;
  } catch {
    return text;
  }
}

/** A file's text with changes: as it was written where it was written as a text, otherwise with standard line breaks. */
export function changedText(text: string, changes: readonly Change[]): string {
  const lastText = changes.findLastIndex(isText);
  const written = changes[lastText];
  const start = written?.kind === 'text' ? written.text : text;
  const others = changes.slice(lastText + 1);
  if (!others.length) return start;
  try {
    return `${JSON.stringify(others.reduce<Json>(applyChange, parse(start)), null, 2)}\n`;
  } catch {
    return start;
  }
}
