import { deriveDarkColours, type PageColours } from './deriveDarkColours.ts';
import { isObject, type JsonObject } from './json.ts';

/** Pairs of text and background colours on light pages: keys of the theme, or `white`. */
const lightPairs = [
  ['ink', 'surface'],
  ['ink', 'tint'],
  ['brand', 'surface'],
  ['brand', 'tint'],
  ['white', 'brand'],
  ['white', 'dark'],
  ['accentOnDark', 'dark'],
] as const;

/**
 * Pairs on dark pages. The accent takes the role of the brand colour: no colour suits both as background of white text
 * and as text on dark.
 */
const darkPairs = [
  ['ink', 'surface'],
  ['ink', 'tint'],
  ['accentOnDark', 'surface'],
  ['accentOnDark', 'tint'],
  ['white', 'brand'],
  ['white', 'dark'],
  ['accentOnDark', 'dark'],
] as const;

/** Colour of a text and of its background. */
export type ColourPair = (typeof lightPairs | typeof darkPairs)[number];

/** Names of a theme's colours in sentences. */
export const colourNames: Record<ColourPair[number], string> = {
  ink: 'Text ("ink")',
  surface: 'the page background ("surface")',
  tint: 'the tinted background ("tint")',
  brand: 'the brand colour ("brand")',
  dark: 'the dark background ("dark")',
  accentOnDark: 'The accent ("accentOnDark")',
  white: 'White text',
};

/** Least contrast of text and background, WCAG 2.2 success criterion 1.4.3. */
export const minContrast = 4.5;

/** Pair of colours and its contrast ratio, 1 to 21. */
export interface Contrast {
  pair: ColourPair;
  ratio: number;
}

/** Contrasts of a theme's pairs on light pages. Pairs with a missing colour are skipped. */
export const lightContrastsOf = (theme: JsonObject): Contrast[] => contrastsOfPairs(theme, lightPairs);

/** Colour schemes of a theme that visitors can see. */
export const colourSchemesOf = ({ scheme }: JsonObject): readonly ('light' | 'dark')[] =>
  scheme === 'auto' ? ['light', 'dark'] : [scheme === 'dark' ? 'dark' : 'light'];

/** Contrasts of a theme's pairs on dark pages; empty if a colour is missing from which others are derived. */
export function darkContrastsOf(theme: JsonObject): Contrast[] {
  const colours = darkPageColours(theme);
  return colours ? contrastsOfPairs(colours, darkPairs) : [];
}

/** Colours of a theme's dark pages; undefined if a colour is missing from which they are derived. */
export function darkPageColours(theme: JsonObject): JsonObject | undefined {
  const { brand, dark, accentOnDark } = theme;
  const namedColours = isObject(theme.inDark)
    ? Object.entries(theme.inDark).filter(([, value]) => isColour(value))
    : [];
  if (![brand, dark, accentOnDark].every(isColour)) return undefined;
  return { ...deriveDarkColours(theme as unknown as PageColours, Object.fromEntries(namedColours)) };
}

function contrastsOfPairs(theme: JsonObject, pairs: readonly ColourPair[]): Contrast[] {
  const luminance = (key: ColourPair[number]) => (key === 'white' ? 1 : luminanceOf(theme[key]));
  return pairs.flatMap((pair) => {
    const [text, ground] = [luminance(pair[0]), luminance(pair[1])];
    return text === undefined || ground === undefined ? [] : [{ pair, ratio: contrastRatio(text, ground) }];
  });
}

/** Relative luminance by WCAG, 0 to 1; undefined if the value is no colour. */
function luminanceOf(colour: unknown): number | undefined {
  if (!isColour(colour)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);

const contrastRatio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Formats a contrast ratio, rounded down so that a failing one never looks sufficient. */
export const formatContrastRatio = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
