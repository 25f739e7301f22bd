/**
 * Finds for each text of a part of a page the one that it was made from. Scripts may have filtered, reordered or
 * repeated what the server has sent: texts are recognised by their words; where several have the same words, the one
 * whose neighbours are theirs too.
 * @param texts as they are on screen, in the order of the document, without spaces around them
 * @param traced in the order in which the server has sent them
 * @returns for each text the index in `traced`; undefined for what has come from elsewhere
 */
export function align(texts: readonly string[], traced: readonly string[]): (number | undefined)[] {
  if (texts.length === traced.length && texts.every((text, index) => text === traced[index]))
    return texts.map((_, index) => index);
  const places = placesByText(traced);
  const found = texts.map((text) => {
    const same = places.get(text);
    return same?.length === 1 ? same[0] : undefined;
  });
  const next = nextFound(found);
  const used = new Set(found);
  let before: number | undefined;
  texts.forEach((text, index) => {
    const same = places.get(text);
    if (same && found[index] === undefined) {
      const anchor = next[index] ?? -1;
      const after = anchor === -1 ? undefined : (found[anchor] ?? 0) - (anchor - index);
      found[index] = nearest(same, used, before === undefined ? undefined : before + 1, after);
      used.add(found[index]);
    }
    before = found[index] ?? before;
  });
  return found;
}

function placesByText(traced: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  traced.forEach((text, index) => {
    const same = places.get(text);
    if (same) same.push(index);
    else places.set(text, [index]);
  });
  return places;
}

/** For each index the next one at which something was found; -1 for none. */
function nextFound(found: (number | undefined)[]): number[] {
  const next: number[] = new Array(found.length).fill(-1);
  for (let index = found.length - 2; index >= 0; index--)
    next[index] = found[index + 1] === undefined ? (next[index + 1] ?? -1) : index + 1;
  return next;
}

/** Of the same texts the one that stands where it would be if nothing around it had been moved. */
function nearest(
  same: number[],
  used: Set<number | undefined>,
  before: number | undefined,
  after: number | undefined,
): number | undefined {
  const free = (index: number | undefined) => index !== undefined && !used.has(index) && isIn(same, index);
  if (free(before)) return before;
  if (free(after)) return after;
  const expected = before ?? after ?? 0;
  const distance = (index: number) => Math.abs(index - expected) + (used.has(index) ? repeatCost : 0);
  return same.reduce((best, index) => (distance(index) < distance(best) ? index : best));
}

/** One that has been found already is only taken again where there is no other: a list that is shown twice. */
const repeatCost = 1e9;

/** Whether a number is in a list that ascends. */
function isIn(ascending: number[], number: number): boolean {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === number;
}
