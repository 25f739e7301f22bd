/** Sorted code points of a font, split into those that most pages of a site need (`main`) and all others. */
export interface FontSubsets {
  main: number[];
  rest: number[];
}

/** Last code point of common punctuation, currency signs, arrows and symbols; later ones are rare in running text. */
const lastSymbolCode = 0x22ff;

/** Last code point of Latin letters of European languages; Vietnamese and phonetic letters follow. */
const lastLatinCode = 0x024f;

/** Further scripts used together with the script of a language. */
const additionalScripts: Record<string, string[]> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

/**
 * Splits the characters of a font into those of the site's language, Latin letters and symbols, and all others.
 * @param language BCP 47
 */
export function divideIntoSubsets(characters: readonly number[], language: string): FontSubsets {
  const { language: name, script = 'Latn' } = parseLocale(language).maximize();
  const scripts = (additionalScripts[script] ?? [script]).map(
    (code) => new RegExp(`\\p{Script_Extensions=${code}}`, 'u'),
  );
  const isMain = (code: number) =>
    code <= lastLatinCode ||
    (code >= 0x2000 && code <= lastSymbolCode) ||
    ((script !== 'Latn' || name === 'vi') && scripts.some((pattern) => pattern.test(String.fromCodePoint(code))));
  const sorted = [...characters].sort((a, b) => a - b);
  return { main: sorted.filter(isMain), rest: sorted.filter((code) => !isMain(code)) };
}

/** Falls back to English: an invalid language tag is reported elsewhere. */
function parseLocale(language: string): Intl.Locale {
  try {
    return new Intl.Locale(language);
  } catch {
    return new Intl.Locale('en');
  }
}

/**
 * Shortest `unicode-range` of CSS for a subset. Ranges may include code points that are in neither subset.
 * https://www.w3.org/TR/css-fonts-4/#unicode-range-desc
 */
export function formatUnicodeRange(part: readonly number[], other: readonly number[]): string {
  const membership = new Map([
    ...part.map((code) => [code, true] as const),
    ...other.map((code) => [code, false] as const),
  ]);
  const ranges: [from: number, to: number][] = [];
  let isOpen = false;
  for (const [code, isInPart] of [...membership].sort(([a], [b]) => a - b)) {
    const last = ranges.at(-1);
    if (isInPart && isOpen && last) last[1] = code;
    else if (isInPart) ranges.push([code, code]);
    isOpen = isInPart;
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}
