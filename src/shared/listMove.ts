import { childPointer, formatPointer, isPointerWithin, parsePointer } from './pointer.ts';
import type { JsonChange } from './studio.ts';

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

/**
 * Moves an item in its list.
 * @param to index after the move; that of the change counts in the list before the move
 */
export const moveItem = (list: string, from: number, to: number): JsonChange => ({
  kind: 'move',
  pointer: childPointer(list, from),
  to: childPointer(list, to > from ? to + 1 : to),
});
