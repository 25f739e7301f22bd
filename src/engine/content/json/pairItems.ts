import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json } from '#shared/json.ts';

/**
 * Finds the items of a list again in another version of it: those that are the same, then those with the same `id`, then
 * those of one kind that stand between the same neighbours.
 * @returns indexes in the other version by those in the first
 */
export function pairItems(before: readonly Json[], after: readonly Json[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (index: number, other: number) => {
    pairs.set(index, other);
    taken.add(other);
  };
  const pairBy = (isSame: (one: Json, other: Json) => boolean) =>
    before.forEach((item, index) => {
      if (pairs.has(index)) return;
      const other = after.findIndex((there, place) => !taken.has(place) && isSame(item, there));
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
      (there, place) => place > from && place < to && !taken.has(place) && areOfOneKind(item, there),
    );
    if (other !== -1) pair(index, other);
  });
  return pairs;
}

const haveSameId = (one: Json, other: Json) =>
  isObject(one) && isObject(other) && one.type === other.type && typeof one.id === 'string' && one.id === other.id;

/** Two with different ids are never the same. */
const areOfOneKind = (one: Json, other: Json) =>
  isObject(one) && isObject(other) && one.type === other.type && (one.id === undefined || other.id === undefined);
