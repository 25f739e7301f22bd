import type { JsonObject } from './json.ts';

/** What is written in which colour on which: keys of the theme, `white` for what is always white. */
const pairs = [
  ['ink', 'surface'],
  ['ink', 'tint'],
  ['brand', 'surface'],
  ['brand', 'tint'],
  ['white', 'brand'],
  ['white', 'dark'],
  ['accentOnDark', 'dark'],
] as const;

/** The colour of text, and the one that it stands on. */
export type PairOfColours = (typeof pairs)[number];

/** What the colours of a theme are called in a sentence. */
export const namesOfColours: Record<PairOfColours[number], string> = {
  ink: 'Text ("ink")',
  surface: 'the page background ("surface")',
  tint: 'the tinted background ("tint")',
  brand: 'the brand colour ("brand")',
  dark: 'the dark background ("dark")',
  accentOnDark: 'The accent ("accentOnDark")',
  white: 'White text',
};

/** Least contrast of text on its background, WCAG 2.2 success criterion 1.4.3. */
export const leastContrast = 4.5;

/** The contrast of each pair that a theme writes text in, 1 to 21; pairs without two colours are left out. */
export function contrastsOf(theme: JsonObject): { pair: PairOfColours; ratio: number }[] {
  const luminance = (key: PairOfColours[number]) => (key === 'white' ? 1 : luminanceOf(theme[key]));
  return pairs.flatMap((pair) => {
    const [text, ground] = [luminance(pair[0]), luminance(pair[1])];
    return text === undefined || ground === undefined ? [] : [{ pair, ratio: contrast(text, ground) }];
  });
}

/** Relative luminance as WCAG defines it, 0 to 1; undefined for what is no colour. */
function luminanceOf(colour: unknown): number | undefined {
  if (typeof colour !== 'string' || !/^#[\da-f]{6}$/i.test(colour)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** A ratio in figures, rounded down, so that what fails never reads as if it passed. */
export const shownRatio = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** A text with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
