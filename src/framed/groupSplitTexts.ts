import { getOrInsert } from '#shared/getOrInsert.ts';

/**
 * Joins texts that a script has split, such as a heading that appears word by word.
 * @param traced texts as the server has sent them
 * @returns lists of neighbouring indexes of `texts`: one index for most texts, all pieces for a split text
 */
export function groupSplitTexts(texts: readonly string[], traced: readonly string[]): number[][] {
  const byStart = textsByFirstWord(traced);
  const groups: number[][] = [];
  for (let index = 0; index < texts.length; ) {
    const group = piecesOfTextAt(texts, index, byStart.get(firstWord(texts[index] ?? '')) ?? []);
    groups.push(group);
    index += group.length;
  }
  return groups;
}

function piecesOfTextAt(texts: readonly string[], start: number, fullTexts: string[]): number[] {
  for (const fullText of fullTexts) {
    let joined = '';
    for (let index = start; index < texts.length && joined.length < fullText.length; index++) {
      joined += withoutSpaces(texts[index] ?? '');
      if (!fullText.startsWith(joined)) break;
      if (joined === fullText) return Array.from({ length: index - start + 1 }, (_, offset) => start + offset);
    }
  }
  return [start];
}

/** Texts of more than one word, without spaces, by their first word. */
function textsByFirstWord(traced: readonly string[]): Map<string, string[]> {
  const byStart = new Map<string, string[]>();
  for (const text of new Set(traced)) {
    const start = firstWord(text);
    if (start !== text) getOrInsert(byStart, start, () => []).push(withoutSpaces(text));
  }
  return byStart;
}

const firstWord = (text: string): string => /^\S*/.exec(text)?.[0] ?? '';
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');
