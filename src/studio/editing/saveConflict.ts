import { applyChange } from '#shared/applyChange.ts';
import { isJsonText, type Json, parseFileText } from '#shared/json.ts';
import type { FileState, JsonChange } from '#shared/studio.ts';
import { mergeChanges } from './mergeChanges.ts';

/** Two versions of a file: somebody else has saved it while it was edited here. */
export interface SaveConflict {
  file: string;
  /** Text of the file if the local changes are saved. */
  mine: string;
  changes: JsonChange[];
  theirs: FileState;
  /** Text on disk, with the line breaks of `mine`. */
  theirText: string;
  /** True if saving `mine` discards all changes of the other, not only the conflicting ones. */
  isWhole: boolean;
}

/**
 * @param base version that the changes are based on
 * @param localChanges all pending changes
 */
export function createConflict(base: FileState, theirs: FileState, localChanges: readonly JsonChange[]): SaveConflict {
  // With the same base, a full text is already missing the other's changes: there is nothing to merge.
  const merged = base.hash === theirs.hash ? undefined : mergeChanges(base.text, theirs.text, localChanges);
  const changes = merged?.changes ?? localChanges;
  const mine = applyChangesToText(merged ? theirs.text : base.text, changes);
  return {
    file: theirs.file,
    mine,
    changes: merged?.changes ?? [fullTextChange(mine, localChanges)],
    theirs,
    theirText: changes.some(isTextChange) ? theirs.text : formatWithChanges(theirs.text, []),
    isWhole: !merged,
  };
}

/** Full replacement: as a value, which makes the smallest edit, unless a text was written. */
const fullTextChange = (text: string, localChanges: readonly JsonChange[]): JsonChange =>
  localChanges.some(isTextChange) || !isJsonText(text)
    ? { kind: 'text', text }
    : { kind: 'set', pointer: '', value: parseFileText(text) };

const isTextChange = ({ kind }: JsonChange) => kind === 'text';

/** Formats the text with standard line breaks, unless a full text was written. */
export function applyChangesToText(text: string, changes: readonly JsonChange[]): string {
  const lastText = changes.findLastIndex(isTextChange);
  const written = changes[lastText];
  const start = written?.kind === 'text' ? written.text : text;
  const others = changes.slice(lastText + 1);
  return others.length ? formatWithChanges(start, others) : start;
}

/** Formats JSON with standard line breaks; any other text stays as it is. */
function formatWithChanges(text: string, changes: readonly JsonChange[]): string {
  try {
    return `${JSON.stringify(changes.reduce<Json>(applyChange, parseFileText(text)), null, 2)}\n`;
  } catch {
    return text;
  }
}
