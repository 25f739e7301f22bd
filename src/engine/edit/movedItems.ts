import { isDeepStrictEqual } from 'node:util';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { Json } from '#shared/json.ts';

/**
 * Items of a list that are in its changed part before and after, though not in the same place.
 * @param start so many items are the same at the beginning
 * @param tail and so many at the end
 * @returns place before by place after
 */
export function movedItems(before: Json[], after: Json[], start: number, tail: number): Map<number, number> {
  const places = new Map<string, number[]>();
  const isSame = (index: number) => index < after.length - tail && isDeepStrictEqual(before[index], after[index]);
  for (let index = before.length - tail - 1; index >= start; index--)
    if (!isSame(index)) getOrInsert(places, JSON.stringify(before[index]), () => [] as number[]).push(index);
  const moved = new Map<number, number>();
  if (places.size === 0) return moved;
  for (let index = start; index < after.length - tail; index++) {
    if (index < before.length - tail && isSame(index)) continue;
    const place = places.get(JSON.stringify(after[index]))?.pop();
    if (place !== undefined) moved.set(index, place);
  }
  return moved;
}
