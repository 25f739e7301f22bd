import { applyChange } from '#shared/applyChange.ts';
import { parseContent, tryParseContent } from '#shared/contentFile/contentFile.ts';
import { isEqualJson, isObject, type Json } from '#shared/json.ts';
import { mergeTexts } from '#shared/mergeTexts.ts';
import { childPointer, formatPointer, parentPointer, parsePointer, valueAt } from '#shared/pointer.ts';
import type { JsonChange } from '#shared/studio.ts';

export interface MergeResult {
  changes: JsonChange[];
  /** True if no change of the other is overwritten. */
  isClean: boolean;
}

/**
 * Checks whether changes keep their meaning in a version saved by somebody else. Unlike the merge of two versions
 * (`mergeJson` of the server), it follows no item to another position: open fields go on sending changes of the same
 * pointers.
 * @param before text that the changes are based on
 * @param file its path, whose ending says how it is read; JSON by default
 * @returns undefined if they do not: their targets are gone, or lists around them have other items
 */
export function mergeChanges(
  before: string,
  theirs: string,
  changes: readonly JsonChange[],
  file = '',
): MergeResult | undefined {
  const [first, ...others] = changes;
  if (first?.kind === 'text' && !others.length) {
    const text = mergeTexts(before, first.text, theirs);
    return text === undefined || tryParseContent(file, text) === undefined
      ? undefined
      : { changes: [{ kind: 'text', text }], isClean: true };
  }
  try {
    return mergeValues(parseContent(file, before), parseContent(file, theirs), changes);
  } catch {
    return undefined;
  }
}

/** @throws if a change has no target */
function mergeValues(before: Json, theirs: Json, changes: readonly JsonChange[]): MergeResult | undefined {
  let [base, current] = [before, theirs];
  let isClean = true;
  for (const change of changes) {
    if (change.kind === 'text') return undefined;
    const pointers = change.kind === 'move' ? [change.pointer, change.to] : [change.pointer];
    if (!pointers.every((pointer) => areListsSame(base, current, pointer))) return undefined;
    isClean &&= isUntouched(base, current, change);
    base = applyChange(base, change);
    current = applyChange(current, change);
  }
  return { changes: [...changes], isClean };
}

/** @returns true if a change overwrites nothing that the other has written */
function isUntouched(base: Json, current: Json, change: Exclude<JsonChange, { kind: 'text' }>): boolean {
  if (change.kind === 'insert') return true;
  const theirs = valueAt(current, change.pointer);
  if (change.kind === 'set' && isEqualJson(theirs, change.value)) return true;
  if (!isEqualJson(theirs, valueAt(base, change.pointer))) return false;
  if (change.kind !== 'rename') return true;
  return valueAt(current, childPointer(parentPointer(change.pointer), change.key)) === undefined;
}

/** @returns true if all lists around a pointer have the same items in both versions, apart from their values */
function areListsSame(base: Json, current: Json, pointer: string): boolean {
  const above = parsePointer(pointer).slice(0, -1);
  const pointers = ['', ...above.map((_, index) => formatPointer(above.slice(0, index + 1)))];
  return pointers.every((path) => {
    const [first, second] = [valueAt(base, path), valueAt(current, path)];
    return Array.isArray(first) ? Array.isArray(second) && areItemsSame(first, second) : isObject(second);
  });
}

/** An item with changed values is the same, unless it is another kind of block or was elsewhere in the list. */
function areItemsSame(base: Json[], current: Json[]): boolean {
  if (base.length !== current.length) return false;
  const itemTexts = new Set(base.map((item) => JSON.stringify(item)));
  return current.every((item, index) => {
    const before = base[index];
    if (isEqualJson(item, before)) return true;
    if (itemTexts.has(JSON.stringify(item))) return false;
    if (!isObject(item) || !isObject(before)) return isObject(item) === isObject(before);
    return item.type === before.type && item.id === before.id;
  });
}
