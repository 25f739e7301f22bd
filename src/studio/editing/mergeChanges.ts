import { applyChange, keysOfPointer, pointerTo, valueAt } from '#shared/applyChange.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { Change } from '#shared/studio.ts';
import { mergeTexts } from './text/textChanges.ts';

/** Changes for a file that somebody else has saved meanwhile. */
export interface Merged {
  changes: Change[];
  /** Whether nothing of the other's work is written over. */
  isClean: boolean;
}

/**
 * Finds out whether changes mean the same in the text that somebody else has saved.
 * @param before the text that the changes were made in
 * @param theirs the text as it is now
 * @returns undefined where they do not: the places are gone, or lists above them have other items
 */
export function mergeChanges(before: string, theirs: string, changes: readonly Change[]): Merged | undefined {
  const [only, ...others] = changes;
  if (only?.kind === 'text' && !others.length) {
    const text = mergeTexts(before, only.text, theirs);
    return text === undefined || !isJson(text) ? undefined : { changes: [{ kind: 'text', text }], isClean: true };
  }
  try {
    return mergeValues(parse(before), parse(theirs), changes);
  } catch {
    return undefined;
  }
}

/** A file's text as JSON. */
export const parse = (text: string): Json => JSON.parse(text.replace(/^\ufeff/, '')) as Json;

/** Whether a text can be read as JSON. */
export const isJson = (text: string): boolean => {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
};

/** @throws Error where a change is for a place that is not there */
function mergeValues(before: Json, theirs: Json, changes: readonly Change[]): Merged | undefined {
  let [base, now] = [before, theirs];
  let isClean = true;
  for (const change of changes) {
    if (change.kind === 'text') return undefined;
    const pointers = change.kind === 'move' ? [change.pointer, change.to] : [change.pointer];
    if (!pointers.every((pointer) => areListsSame(base, now, pointer))) return undefined;
    isClean &&= isUntouched(base, now, change);
    base = applyChange(base, change);
    now = applyChange(now, change);
  }
  return { changes: [...changes], isClean };
}

/** Whether a change writes over nothing that the other one has written. */
function isUntouched(base: Json, now: Json, change: Exclude<Change, { kind: 'text' }>): boolean {
  if (change.kind === 'insert') return true;
  const theirs = valueAt(now, change.pointer);
  if (change.kind === 'set' && isSame(theirs, change.value)) return true;
  if (!isSame(theirs, valueAt(base, change.pointer))) return false;
  if (change.kind !== 'rename') return true;
  const above = change.pointer.slice(0, change.pointer.lastIndexOf('/'));
  return valueAt(now, pointerTo(above, change.key)) === undefined;
}

/** Whether every list above a place has the same items in both, whatever is written in them. */
function areListsSame(base: Json, now: Json, pointer: string): boolean {
  const above = keysOfPointer(pointer).slice(0, -1);
  const pointers = ['', ...above.map((_, index) => above.slice(0, index + 1).reduce(pointerTo, ''))];
  return pointers.every((path) => {
    const [first, second] = [valueAt(base, path), valueAt(now, path)];
    return Array.isArray(first) ? Array.isArray(second) && areItemsSame(first, second) : isObject(second);
  });
}

/** An item that has changed is still the same one unless it is another kind of block, or one that stood elsewhere. */
function areItemsSame(base: Json[], now: Json[]): boolean {
  if (base.length !== now.length) return false;
  const known = new Set(base.map((item) => JSON.stringify(item)));
  return now.every((item, index) => {
    const before = base[index];
    if (isSame(item, before)) return true;
    if (known.has(JSON.stringify(item))) return false;
    if (!isObject(item) || !isObject(before)) return isObject(item) === isObject(before);
    return item.type === before.type && item.id === before.id;
  });
}

const isSame = (first: Json | undefined, second: Json | undefined): boolean =>
  JSON.stringify(first) === JSON.stringify(second);
