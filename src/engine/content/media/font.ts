import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { contentHash, getOrCache } from '#engine/store/cache.ts';

/** Metrics of a font file. Lengths are fractions of the font size: 1 is 1em. */
export interface FontMetrics {
  name: string;
  /** Range of weights, 1 to 1000. */
  weights: [from: number, to: number];
  /** Default weight; `width` is measured for it. */
  weight: number;
  ascent: number;
  /** Distance below the baseline, not negative. */
  descent: number;
  lineGap: number;
  /** Code points of all glyphs. */
  characters: number[];
  /** Mean character width in a heading; absent if the font lacks Latin letters. */
  width?: number;
}

/** File of `_media` at the start of a font list; undefined if the list contains only names. */
export function fontFileIn(typefaces: string): string | undefined {
  const first = typefaces.split(',', 1)[0]?.trim() ?? '';
  return /\.(woff2?|ttf|otf|eot)$/i.test(first) ? first : undefined;
}

/** @returns true for the font format that browsers load, by file name */
export const isWebFont = (path: string): boolean => /\.woff2$/i.test(path);

/** Text for measuring the mean character width. The widths in `make/css/fontFaces.ts` were measured with it as well. */
const sampleText =
  'Where engineers, architects and managers begin: courses, admissions and student life on one green campus. Computer Science and Engineering. Our placements and recruiters. What students and teachers say about the college. Questions and answers';

/** Increased with each change of the measured metrics. */
const cacheVersion = '4';

/** Reads a WOFF2 file. @returns `unreadable` if it is in another format */
export function readFont(absolute: string): FontMetrics | 'unreadable' {
  const bytes = readFileSync(absolute);
  return getOrCache('fonts', contentHash([cacheVersion, sampleText, bytes], 32), () => measureFont(bytes));
}

function measureFont(bytes: Buffer): FontMetrics | 'unreadable' {
  // Loading takes 25 ms, and fonts rarely change.
  const { create } = createRequire(import.meta.url)('fontkitten') as typeof import('fontkitten');
  try {
    const font = create(bytes);
    if (font.isCollection || font.type !== 'WOFF2') return 'unreadable';
    const { unitsPerEm, 'OS/2': os2 } = font;
    const axis = font.variationAxes.wght;
    const weight = axis?.default ?? os2.usWeightClass;
    const characters = [...sampleText].map((character) => character.codePointAt(0) ?? 0);
    const isLatin = characters.every((character) => font.hasGlyphForCodePoint(character));
    const widths = isLatin ? characters.map((character) => font.glyphForCodePoint(character).advanceWidth) : [];
    return {
      name: font.familyName,
      weights: axis ? [axis.min, axis.max] : [weight, weight],
      weight,
      ascent: font.ascent / unitsPerEm,
      descent: -font.descent / unitsPerEm,
      lineGap: font.lineGap / unitsPerEm,
      // The character table ends with the noncharacter U+FFFF.
      characters: font.characterSet.filter((code) => code !== 0xffff),
      ...(isLatin && { width: widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm }),
    };
  } catch {
    return 'unreadable';
  }
}
