import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json } from '#shared/json.ts';

/**
 * Matches the items of two versions of a list: equal items first, then items with the same `id`, then items of the same
 * type between the same neighbours.
 * @returns indexes in `after` by indexes in `before`
 */
export function pairItems(before: readonly Json[], after: readonly Json[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (index: number, other: number) => {
    pairs.set(index, other);
    taken.add(other);
  };
  const pairBy = (isSame: (first: Json, second: Json) => boolean) =>
    before.forEach((item, index) => {
      if (pairs.has(index)) return;
      const other = after.findIndex(
        (candidate, candidateIndex) => !taken.has(candidateIndex) && isSame(item, candidate),
      );
      if (other !== -1) pair(index, other);
    });
  pairBy(isDeepStrictEqual);
  pairBy(haveSameId);
  const gap = (index: number) => {
    let [from, to] = [-1, after.length];
    for (const [known, other] of pairs) {
      if (known < index) from = Math.max(from, other);
      else to = Math.min(to, other);
    }
    return { from, to };
  };
  before.forEach((item, index) => {
    if (pairs.has(index)) return;
    const { from, to } = gap(index);
    const other = after.findIndex(
      (candidate, candidateIndex) =>
        candidateIndex > from && candidateIndex < to && !taken.has(candidateIndex) && mayBeSameItem(item, candidate),
    );
    if (other !== -1) pair(index, other);
  });
  return pairs;
}

/** @returns true if the matched items of two versions of a list are in different orders */
export function isReordered(pairs: ReadonlyMap<number, number>): boolean {
  const positions = [...pairs].sort(([a], [b]) => a - b).map(([, position]) => position);
  return positions.some((position, index) => index > 0 && position < (positions[index - 1] ?? 0));
}

const haveSameId = (first: Json, second: Json) =>
  isObject(first) &&
  isObject(second) &&
  first.type === second.type &&
  typeof first.id === 'string' &&
  first.id === second.id;

/** Items with different ids are never matched. */
const mayBeSameItem = (first: Json, second: Json) =>
  isObject(first) &&
  isObject(second) &&
  first.type === second.type &&
  (first.id === undefined || second.id === undefined);
