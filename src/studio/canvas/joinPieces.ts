/**
 * Puts texts together again that a script has taken apart, such as a heading that comes word by word.
 * @param texts as they are on screen, in the order of the document
 * @param traced as the server has sent them
 * @returns lists of neighbouring indexes of `texts`: most have one, those of a text in pieces have all of its pieces
 */
export function joinPieces(texts: readonly string[], traced: readonly string[]): number[][] {
  const byStart = wholesByFirstWord(traced);
  const groups: number[][] = [];
  for (let index = 0; index < texts.length; ) {
    const group = piecesFrom(texts, index, byStart.get(firstWord(texts[index] ?? '')) ?? []);
    groups.push(group);
    index += group.length;
  }
  return groups;
}

function piecesFrom(texts: readonly string[], start: number, wholes: string[]): number[] {
  for (const whole of wholes) {
    let joined = '';
    for (let index = start; index < texts.length && joined.length < whole.length; index++) {
      joined += withoutSpaces(texts[index] ?? '');
      if (!whole.startsWith(joined)) break;
      if (joined === whole) return Array.from({ length: index - start + 1 }, (_, offset) => start + offset);
    }
  }
  return [start];
}

/** Texts of more than one word, without their spaces, by the first of their words. */
function wholesByFirstWord(traced: readonly string[]): Map<string, string[]> {
  const byStart = new Map<string, string[]>();
  for (const text of new Set(traced)) {
    const start = firstWord(text);
    if (start !== text) byStart.set(start, [...(byStart.get(start) ?? []), withoutSpaces(text)]);
  }
  return byStart;
}

const firstWord = (text: string): string => /^\S*/.exec(text)?.[0] ?? '';
const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');
