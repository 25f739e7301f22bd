import { darkColours, type PageColours } from './darkColours.ts';
import { isObject, type JsonObject } from './json.ts';

/** What is written in which colour on which: keys of the theme, `white` for what is always white. */
const lightPairs = [
  ['ink', 'surface'],
  ['ink', 'tint'],
  ['brand', 'surface'],
  ['brand', 'tint'],
  ['white', 'brand'],
  ['white', 'dark'],
  ['accentOnDark', 'dark'],
] as const;

/** On a dark page the accent is what the brand colour is on a light one: no colour has white text and stands on dark. */
const darkPairs = [
  ['ink', 'surface'],
  ['ink', 'tint'],
  ['accentOnDark', 'surface'],
  ['accentOnDark', 'tint'],
  ['white', 'brand'],
  ['white', 'dark'],
  ['accentOnDark', 'dark'],
] as const;

/** The colour of text, and the one that it stands on. */
export type PairOfColours = (typeof lightPairs | typeof darkPairs)[number];

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

/** A pair of colours, and its contrast, 1 to 21. */
export interface Contrast {
  pair: PairOfColours;
  ratio: number;
}

/** The contrast of each pair that a theme writes text in on light pages; pairs without two colours are left out. */
export const contrastsOf = (theme: JsonObject): Contrast[] => contrastsIn(theme, lightPairs);

/** Whether a theme has light pages, dark ones, or both: what visitors can see of it. */
export const schemesOf = ({ scheme }: JsonObject): readonly ('light' | 'dark')[] =>
  scheme === 'auto' ? ['light', 'dark'] : [scheme === 'dark' ? 'dark' : 'light'];

/** The same on dark pages; none where a colour is missing from which others follow. */
export function darkContrastsOf(theme: JsonObject): Contrast[] {
  const colours = coloursInDark(theme);
  return colours ? contrastsIn(colours, darkPairs) : [];
}

/** The colours of a theme's dark pages; undefined where one is missing from which they follow. */
export function coloursInDark(theme: JsonObject): JsonObject | undefined {
  const { brand, dark, accentOnDark } = theme;
  const own = isObject(theme.inDark) ? Object.entries(theme.inDark).filter(([, value]) => isColour(value)) : [];
  if (![brand, dark, accentOnDark].every(isColour)) return undefined;
  return { ...darkColours(theme as unknown as PageColours, Object.fromEntries(own)) };
}

function contrastsIn(theme: JsonObject, pairs: readonly PairOfColours[]): Contrast[] {
  const luminance = (key: PairOfColours[number]) => (key === 'white' ? 1 : luminanceOf(theme[key]));
  return pairs.flatMap((pair) => {
    const [text, ground] = [luminance(pair[0]), luminance(pair[1])];
    return text === undefined || ground === undefined ? [] : [{ pair, ratio: contrast(text, ground) }];
  });
}

/** Relative luminance as WCAG defines it, 0 to 1; undefined for what is no colour. */
function luminanceOf(colour: unknown): number | undefined {
  if (!isColour(colour)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** A ratio in figures, rounded down, so that what fails never reads as if it passed. */
export const shownRatio = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** A text with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
