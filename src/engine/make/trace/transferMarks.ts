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

function matchMarks(seen: VisibleItem[], marked: VisibleItem[]): VisibleItem[] {
  const isSame = (a: number, b: number) => seen[a]?.value === marked[b]?.value;
  let start = 0;
  while (start < seen.length && isSame(start, start)) start += 1;
  let end = 0;
  const maxEnd = Math.min(seen.length, marked.length) - start;
  while (end < maxEnd && isSame(seen.length - 1 - end, marked.length - 1 - end)) end += 1;
  const middles = [seen, marked].map((items) => items.slice(start, items.length - end)) as [
    VisibleItem[],
    VisibleItem[],
  ];
  return [...marked.slice(0, start), ...matchInOrder(...middles), ...marked.slice(marked.length - end)];
}

/** Matches items in order; the others match any equal item, as one heading may have become several. */
function matchInOrder(seen: VisibleItem[], marked: VisibleItem[]): VisibleItem[] {
  if (seen.length === 0) return [];
  const pairs = longestCommonSubsequence(seen, marked);
  const takenIndexes = new Set(pairs.values());
  return seen.map(({ value }, index) => {
    const markedIndex =
      pairs.get(index) ??
      marked.findIndex((other, otherIndex) => !takenIndexes.has(otherIndex) && other.value === value);
    takenIndexes.add(markedIndex);
    return { value, mark: marked[markedIndex]?.mark };
  });
}

/** Longest common subsequence, as positions in the second list by positions in the first. */
function longestCommonSubsequence(first: VisibleItem[], second: VisibleItem[]): Map<number, number> {
  const width = second.length + 1;
  const lengths = new Uint32Array((first.length + 1) * width);
  const at = (a: number, b: number) => lengths[a * width + b] ?? 0;
  const isSame = (a: number, b: number) => first[a]?.value === second[b]?.value;
  for (let a = first.length - 1; a >= 0; a -= 1)
    for (let b = second.length - 1; b >= 0; b -= 1)
      lengths[a * width + b] = isSame(a, b) ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
  const pairs = new Map<number, number>();
  for (let a = 0, b = 0; a < first.length && b < second.length; ) {
    if (isSame(a, b)) pairs.set(a++, b++);
    else if (at(a + 1, b) >= at(a, b + 1)) a += 1;
    else b += 1;
  }
  return pairs;
}
