import type { Json } from './json.ts';
import { childPointer, formatPointer, isPointerWithin, parsePointer, valueAt } from './pointer.ts';
import type { JsonChange } from './studio.ts';

/** Position in a list of a file: before an item, or at the end. */
export interface ListPosition {
  /** JSON pointer of the list. */
  list: string;
  index: number;
  /** True if the list does not exist in the file yet. */
  isMissing?: boolean | undefined;
}

/** Changes of a file, and the pointer of the inserted or moved item afterwards. */
export interface ListStep {
  changes: JsonChange[];
  pointer: string;
}

/** Number of items in a list; 0 if the list does not exist. */
export function listLengthAt(json: Json | undefined, pointer: string): number {
  const list = valueAt(json, pointer);
  return Array.isArray(list) ? list.length : 0;
}

/** Inserts an item into a list, which is created if it is missing. */
export function insertItem(value: Json, { list, index, isMissing }: ListPosition): ListStep {
  const pointer = childPointer(list, index);
  return {
    changes: [isMissing ? { kind: 'set', pointer: list, value: [value] } : { kind: 'insert', pointer, value }],
    pointer,
  };
}

/**
 * Moves an item into a list of the same file, which is created if it is missing.
 * @returns a message if the list is in the item itself
 */
export function moveInto(from: string, value: Json, position: ListPosition): ListStep | string {
  if (isPointerWithin(position.list, from)) return 'It cannot stand in itself.';
  const { changes, pointer: to } = insertItem(value, position);
  return {
    changes: position.isMissing
      ? [...changes, { kind: 'remove', pointer: from }]
      : [{ kind: 'move', pointer: from, to }],
    pointer: pointerAfterMove(from, to),
  };
}

/** Pointer of a value after an item was added to a list (`by` 1) or removed from it (-1). */
export function shiftPointer(pointer: string, item: string, by: 1 | -1): string {
  const [keys, itemKeys] = [parsePointer(pointer), parsePointer(item)];
  const last = itemKeys.length - 1;
  const [index, ownIndex] = [Number(itemKeys[last]), Number(keys[last])];
  const isInList = Number.isInteger(index) && itemKeys.slice(0, last).every((key, place) => key === keys[place]);
  return isInList && ownIndex >= index ? formatPointer(keys.with(last, String(ownIndex + by))) : pointer;
}

/**
 * Pointer of a list item after a move.
 * @param to destination, as of before the move
 */
export const pointerAfterMove = (from: string, to: string): string =>
  isPointerWithin(to, from) ? to : shiftPointer(to, from, -1);

/** Index of an item after another item of its list was moved from an index to one in the list without it. */
export function indexAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to;
  const remaining = index > from ? index - 1 : index;
  return remaining >= to ? remaining + 1 : remaining;
}

/** Index of an item after it was dropped before another one of its list, or behind the last. */
export const indexAfterDrop = (from: number, before: number): number => (before > from ? before - 1 : before);

/**
 * Moves an item in its list.
 * @param to index after the move; that of the change counts in the list before the move
 */
export const moveItem = (list: string, from: number, to: number): JsonChange => ({
  kind: 'move',
  pointer: childPointer(list, from),
  to: childPointer(list, to > from ? to + 1 : to),
});
