import { diffArrays } from 'diff';
import type { VisibleItem, VisibleRegion } from './readHtml.ts';

/**
 * Transfers marks to the visible items of an unmarked page from a marked rendering of it. The two differ only if a
 * component compares texts: equal texts with different marks are unequal to it and are both shown.
 */
export const transferMarks = (seen: VisibleRegion, marked: VisibleRegion): VisibleRegion => ({
  texts: matchMarks(seen.texts, marked.texts),
  pictures: matchMarks(seen.pictures, marked.pictures),
  icons: matchMarks(seen.icons, marked.icons),
});

/** Matches items in order; the others match any equal item, as one heading may have become several. */
function matchMarks(seen: VisibleItem[], marked: VisibleItem[]): VisibleItem[] {
  const pairs = pairInOrder(seen, marked);
  const takenIndexes = new Set(pairs.values());
  return seen.map(({ value }, index) => {
    const markedIndex =
      pairs.get(index) ??
      marked.findIndex((other, otherIndex) => !takenIndexes.has(otherIndex) && other.value === value);
    takenIndexes.add(markedIndex);
    return { value, mark: marked[markedIndex]?.mark };
  });
}

/** Pairs equal items in order. @returns positions in the second list by positions in the first */
function pairInOrder(first: VisibleItem[], second: VisibleItem[]): Map<number, number> {
  const pairs = new Map<number, number>();
  let [a, b] = [0, 0];
  for (const { count, added, removed } of diffArrays(first, second, { comparator: (x, y) => x.value === y.value })) {
    if (!added && !removed) for (let offset = 0; offset < count; offset += 1) pairs.set(a + offset, b + offset);
    if (!added) a += count;
    if (!removed) b += count;
  }
  return pairs;
}
