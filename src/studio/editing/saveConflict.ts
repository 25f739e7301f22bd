import { applyContentChange } from '#shared/contentFile/applyContentChange.ts';
import { parseContent, tryParseContent } from '#shared/contentFile/contentFile.ts';
import { isMarkdownPath, isTextFilePath } from '#shared/contentFile/contentPath.ts';
import { rewriteTextFile } from '#shared/contentFile/textFile.ts';
import { formatMarkdownPage } from '#shared/contentFile/writeMarkdownPage.ts';
import { asObject, isEqualJson, type Json } from '#shared/json.ts';
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
  const merged = base.hash === theirs.hash ? undefined : mergeChanges(base.text, theirs.text, localChanges, base.file);
  const changes = merged?.changes ?? localChanges;
  const mine = applyChangesToText(base.file, merged ? theirs.text : base.text, changes);
  return {
    file: theirs.file,
    mine,
    changes: merged?.changes ?? [fullTextChange(base.file, mine, localChanges)],
    theirs,
    theirText: changes.some(isTextChange) ? theirs.text : formatWithChanges(base.file, theirs.text, []),
    isWhole: !merged,
  };
}

/** Full replacement: as a value, which makes the smallest edit, unless a text was written. */
function fullTextChange(file: string, text: string, localChanges: readonly JsonChange[]): JsonChange {
  const value = localChanges.some(isTextChange) ? undefined : tryParseContent(file, text);
  return value === undefined ? { kind: 'text', text } : { kind: 'set', pointer: '', value };
}

const isTextChange = ({ kind }: JsonChange) => kind === 'text';

/** Formats the text with standard line breaks, unless a full text was written. */
export function applyChangesToText(file: string, text: string, changes: readonly JsonChange[]): string {
  const lastText = changes.findLastIndex(isTextChange);
  const written = changes[lastText];
  const start = written?.kind === 'text' ? written.text : text;
  const others = changes.slice(lastText + 1);
  return others.length ? formatWithChanges(file, start, others) : start;
}

/** Formats a file in the standard way; a text that cannot be read stays as it is. */
function formatWithChanges(file: string, text: string, changes: readonly JsonChange[]): string {
  try {
    const value = changes.reduce<Json>(
      (json, change) => applyContentChange(file, json, change),
      parseContent(file, text),
    );
    if (isTextFilePath(file)) return rewriteTextFile(text, String(value));
    return isMarkdownPath(file) ? formatMarkdownPage(asObject(value)) : `${JSON.stringify(value, null, 2)}\n`;
  } catch {
    return text;
  }
}

/** Checks whether a file on disk is already as the changes make it: equal texts are no conflict, whoever saved them. */
export function isAlreadySaved(file: string, base: string, onDisk: string, changes: readonly JsonChange[]): boolean {
  const mine = applyChangesToText(file, base, changes);
  if (changes.some(isTextChange)) return mine === onDisk;
  const [value, other] = [mine, onDisk].map((text) => tryParseContent(file, text));
  return value !== undefined && other !== undefined && isEqualJson(value, other);
}

/**
 * Prepares a change for a file with pending changes.
 * @param known version that the pending changes are based on
 * @param base version that the change is based on; undefined for the same
 */
export function basedOn(
  known: FileState | undefined,
  change: JsonChange,
  base: FileState | undefined,
): { change: JsonChange; isApart?: true } {
  if (!base || !known || base.hash === known.hash) return { change };
  try {
    applyContentChange(known.file, parseContent(known.file, known.text), change);
    return { change, isApart: true };
  } catch {
    // Its place is gone: the file as it was then is offered as a whole.
    return { change: { kind: 'text', text: applyChangesToText(base.file, base.text, [change]) }, isApart: true };
  }
}
