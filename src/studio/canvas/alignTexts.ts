/**
 * Finds for each text of a part of a page the sent text that it was made from. Scripts may have filtered, reordered or
 * repeated what the server has sent. Texts are recognised by their words; among several with the same words, by their
 * neighbours.
 * @param texts trimmed texts on screen, in the order of the document
 * @param traced texts in the order in which the server has sent them
 * @returns for each text the index in `traced`; undefined for a text that the server has not sent
 */
export function alignTexts(texts: readonly string[], traced: readonly string[]): (number | undefined)[] {
  if (texts.length === traced.length && texts.every((text, index) => text === traced[index]))
    return texts.map((_, index) => index);
  const indexes = indexesByText(traced);
  const found = texts.map((text) => {
    const same = indexes.get(text);
    return same?.length === 1 ? same[0] : undefined;
  });
  const next = nextMatchIndexes(found);
  const used = new Set(found);
  let before: number | undefined;
  texts.forEach((text, index) => {
    const same = indexes.get(text);
    if (same && found[index] === undefined) {
      const anchor = next[index] ?? -1;
      const after = anchor === -1 ? undefined : (found[anchor] ?? 0) - (anchor - index);
      found[index] = nearestIndex(same, used, before === undefined ? undefined : before + 1, after);
      used.add(found[index]);
    }
    before = found[index] ?? before;
  });
  return found;
}

function indexesByText(traced: readonly string[]): Map<string, number[]> {
  const indexes = new Map<string, number[]>();
  traced.forEach((text, index) => {
    const same = indexes.get(text);
    if (same) same.push(index);
    else indexes.set(text, [index]);
  });
  return indexes;
}

/** Next index at which something was found, for each index; -1 for none. */
function nextMatchIndexes(found: (number | undefined)[]): number[] {
  const next: number[] = new Array(found.length).fill(-1);
  for (let index = found.length - 2; index >= 0; index--)
    next[index] = found[index + 1] === undefined ? (next[index + 1] ?? -1) : index + 1;
  return next;
}

/** Chooses among equal texts the one nearest to the expected index: next to the matched neighbours. */
function nearestIndex(
  same: number[],
  used: Set<number | undefined>,
  before: number | undefined,
  after: number | undefined,
): number | undefined {
  const free = (index: number | undefined) => index !== undefined && !used.has(index) && includesSorted(same, index);
  if (free(before)) return before;
  if (free(after)) return after;
  const expected = before ?? after ?? 0;
  const distance = (index: number) => Math.abs(index - expected) + (used.has(index) ? repeatCost : 0);
  return same.reduce((best, index) => (distance(index) < distance(best) ? index : best));
}

/** Cost of using a text again, which is right only for a list that is shown twice. */
const repeatCost = 1e9;

function includesSorted(ascending: number[], wanted: number): boolean {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === wanted;
}
