/** Letters of a font file, as those that most pages of a site need and all others. Code points, in ascending order. */
export interface LetterParts {
  main: number[];
  rest: number[];
}

/** Punctuation, currencies, arrows and signs of all languages end here; what follows is rare in running text. */
const lastSign = 0x22ff;

/** Letters with marks of European languages end here; those of Vietnamese and of phonetics follow. */
const lastLatin = 0x024f;

/** Scripts that a language is written in beside that which its name stands for. */
const more: Record<string, string[]> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

/**
 * Divides the letters of a font: those of the site's language, with Latin ones and signs, and the others.
 * @param language BCP 47
 */
export function partLetters(characters: readonly number[], language: string): LetterParts {
  const { language: name, script = 'Latn' } = localeOf(language).maximize();
  const scripts = (more[script] ?? [script]).map((code) => new RegExp(`\\p{Script_Extensions=${code}}`, 'u'));
  const isMain = (code: number) =>
    code <= lastLatin ||
    (code >= 0x2000 && code <= lastSign) ||
    ((script !== 'Latn' || name === 'vi') && scripts.some((pattern) => pattern.test(String.fromCodePoint(code))));
  const sorted = [...characters].sort((a, b) => a - b);
  return { main: sorted.filter(isMain), rest: sorted.filter((code) => !isMain(code)) };
}

/** What is no tag of a language has that problem already. */
function localeOf(language: string): Intl.Locale {
  try {
    return new Intl.Locale(language);
  } catch {
    return new Intl.Locale('en');
  }
}

/**
 * A part of a font's letters as `unicode-range` of CSS says it, in few words: between two of its letters stands none of the other part.
 * https://www.w3.org/TR/css-fonts-4/#unicode-range-desc
 */
export function unicodeRange(part: readonly number[], other: readonly number[]): string {
  const owner = new Map([...part.map((code) => [code, true] as const), ...other.map((code) => [code, false] as const)]);
  const ranges: [from: number, to: number][] = [];
  let isOpen = false;
  for (const [code, isOwn] of [...owner].sort(([a], [b]) => a - b)) {
    const last = ranges.at(-1);
    if (isOwn && isOpen && last) last[1] = code;
    else if (isOwn) ranges.push([code, code]);
    isOpen = isOwn;
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}
