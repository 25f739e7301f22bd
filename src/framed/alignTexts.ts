import { getOrInsert } from '#shared/getOrInsert.ts';
import { isPrompt } from '#shared/prompt.ts';

/**
 * Finds for each text of a part of a page the sent text that it was made from. Scripts may have filtered, reordered or
 * repeated what the server has sent. Texts are recognised by their words; among several with the same words, by their
 * neighbours.
 * @param texts trimmed, as on screen
 * @param traced as the server has sent them
 * @returns for each text the index in `traced`; undefined for a text that the server has not sent
 */
export function alignTexts(texts: readonly string[], traced: readonly string[]): (number | undefined)[] {
  if (isWrittenOver(texts, traced)) return texts.map((text, index) => (text === traced[index] ? index : undefined));
  const indexes = new Map<string, number[]>();
  traced.forEach((text, index) => {
    getOrInsert(indexes, text, () => []).push(index);
  });
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
      const free = [before === undefined ? undefined : before + 1, after].find(
        (one) => one !== undefined && traced[one] === text && !used.has(one),
      );
      found[index] = free ?? nearestIndex(same, used, before === undefined ? (after ?? 0) : before + 1);
      used.add(found[index]);
    }
    before = found[index] ?? before;
  });
  return found;
}

/**
 * True if nothing was filtered, reordered or repeated: every text stands where it was sent, or another one that was sent
 * nowhere around it stands in its place. The page is older or newer there than what was sent. A prompt says nothing
 * about its place.
 */
function isWrittenOver(texts: readonly string[], traced: readonly string[]): boolean {
  if (texts.length !== traced.length) return false;
  const changed = texts.flatMap((text, index) => (text === traced[index] ? [] : [index]));
  const replaced = new Set(changed.map((index) => traced[index]));
  return !changed.map((index) => texts[index] as string).some((text) => replaced.has(text) && !isPrompt(text));
}

/** For each index the next at which something was found; -1 for none. */
function nextMatchIndexes(found: (number | undefined)[]): number[] {
  const next: number[] = new Array(found.length).fill(-1);
  for (let index = found.length - 2; index >= 0; index--)
    next[index] = found[index + 1] === undefined ? (next[index + 1] ?? -1) : index + 1;
  return next;
}

/** Chooses among the indexes of equal texts. */
function nearestIndex(same: number[], used: Set<number | undefined>, expected: number): number | undefined {
  const distance = (index: number) => Math.abs(index - expected) + (used.has(index) ? repeatCost : 0);
  return same.reduce((best, index) => (distance(index) < distance(best) ? index : best));
}

/** Cost of using a text again, which is right only for a list that is shown twice. */
const repeatCost = 1e9;
