import { isDeepStrictEqual } from 'node:util';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { Json } from '#shared/json.ts';

/**
 * Items in the changed part of a list that have moved.
 * @param start number of equal items at the beginning
 * @param tail number of equal items at the end
 * @returns old index by new index
 */
export function findMovedItems(before: Json[], after: Json[], start: number, tail: number): Map<number, number> {
  const indexes = new Map<string, number[]>();
  const isSame = (index: number) => index < after.length - tail && isDeepStrictEqual(before[index], after[index]);
  for (let index = before.length - tail - 1; index >= start; index--)
    if (!isSame(index)) getOrInsert(indexes, JSON.stringify(before[index]), () => [] as number[]).push(index);
  const moved = new Map<number, number>();
  if (indexes.size === 0) return moved;
  for (let index = start; index < after.length - tail; index++) {
    if (index < before.length - tail && isSame(index)) continue;
    const oldIndex = indexes.get(JSON.stringify(after[index]))?.pop();
    if (oldIndex !== undefined) moved.set(index, oldIndex);
  }
  return moved;
}
