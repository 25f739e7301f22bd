import { inspectMarkdown, type MarkupKind, markupSign } from './inspectMarkdown.ts';

/** Stars that were meant to make words bold, and are shown. */
export interface ShownStars {
  written: string;
  suggestion?: string;
}

/** Stars around words, with spaces or letters where none may be. Groups: letters before, words, letters after. */
const pairPattern = new RegExp(
  String.raw`([^\s*${markupSign}]*)\*\*(?!\*)[ \t]*([^*\n]*?[^*\s])[ \t]*(?<!\*)\*\*(?!\*)([\p{L}\p{N}]*)`,
  'u',
);

/** Stars that begin bold words: in front of them, and not behind a word. */
const openingPattern = /(?<![\p{L}\p{N}*])\*\*(?=[\p{L}\p{N}"“‘'([{])[^\s*]*/u;

/** Stars that end bold words. Behind a number they are those of a hotel, or of a note. */
const closingPattern = /[^\s*]*[^\s*\p{N}/]\*\*(?![\p{L}\p{N}*/])/u;

/** Finds stars that the build shows although they were meant to make words bold. */
export function findShownStars(text: string, markup: MarkupKind): ShownStars | undefined {
  if (!text.includes('**')) return undefined;
  for (const shown of inspectMarkdown(text, markup).shown) {
    if (!shown.includes('**')) continue;
    const stars = findPair(shown) ?? findSingle(shown);
    if (stars) return stars;
  }
  return undefined;
}

function findPair(shown: string): ShownStars | undefined {
  const [written = '', before, words = '', after] = pairPattern.exec(shown) ?? [];
  // Stars behind numbers, and between signs as in `**/*.ts`, are no pair.
  if (!written || /\p{N}$/u.test(before ?? '') || !/\p{L}|\p{N}/u.test(words)) return undefined;
  if (words.includes(markupSign)) return { written: written.split(markupSign)[0] ?? written };
  return { written, suggestion: [before, `**${words}**`, after].filter(Boolean).join(' ') };
}

function findSingle(shown: string): ShownStars | undefined {
  const [written = ''] = openingPattern.exec(shown) ?? closingPattern.exec(shown) ?? [];
  return written ? { written: written.replaceAll(markupSign, '') } : undefined;
}
