import type { Seen, SeenRegion } from './readHtml.ts';

/**
 * Gives what is seen on a page the marks of the same page rendered with marks. The two are the same, but where a component
 * compares texts: equal ones with different marks are no longer equal to it, and it shows the second of them, too.
 */
export const joinRegion = (seen: SeenRegion, marked: SeenRegion): SeenRegion => ({
  texts: matchMarks(seen.texts, marked.texts),
  pictures: matchMarks(seen.pictures, marked.pictures),
  icons: matchMarks(seen.icons, marked.icons),
});

/** Those that are seen, each with the mark of the one that it is among the marked. */
function matchMarks(seen: Seen[], marked: Seen[]): Seen[] {
  const isSame = (a: number, b: number) => seen[a]?.value === marked[b]?.value;
  let start = 0;
  while (start < seen.length && isSame(start, start)) start += 1;
  let end = 0;
  const rest = Math.min(seen.length, marked.length) - start;
  while (end < rest && isSame(seen.length - 1 - end, marked.length - 1 - end)) end += 1;
  const between = [seen, marked].map((all) => all.slice(start, all.length - end)) as [Seen[], Seen[]];
  return [...marked.slice(0, start), ...matchInOrder(...between), ...marked.slice(marked.length - end)];
}

/** Those without a partner in the same order have one somewhere else: what was one heading is several. */
function matchInOrder(seen: Seen[], marked: Seen[]): Seen[] {
  if (seen.length === 0) return [];
  const pairs = longestInOrder(seen, marked);
  const taken = new Set(pairs.values());
  return seen.map(({ value }, index) => {
    const at = pairs.get(index) ?? marked.findIndex((other, place) => !taken.has(place) && other.value === value);
    taken.add(at);
    return { value, mark: marked[at]?.mark };
  });
}

/** The longest sequence that both have in the same order: positions of the second by positions of the first. */
function longestInOrder(first: Seen[], second: Seen[]): Map<number, number> {
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
