import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { contentHash, keep } from '#engine/store/cache.ts';

/** What a font file says of its letters. Lengths are parts of the font size: 1 is 1em. */
export interface FontMetrics {
  /** What it is called. */
  name: string;
  /** Lightest and boldest weight, 1 to 1000. */
  weights: [from: number, to: number];
  /** The weight whose letters `width` is about. */
  weight: number;
  ascent: number;
  /** Below the baseline, not negative. */
  descent: number;
  lineGap: number;
  /** Code points of all its letters. */
  characters: number[];
  /** Mean width of a character of a heading; absent when the file lacks Latin letters. */
  width?: number;
}

/** The file of `_media` that a list of typefaces begins with; undefined when there are names only. */
export function fontFileIn(typefaces: string): string | undefined {
  const first = typefaces.split(',', 1)[0]?.trim() ?? '';
  return /\.(woff2?|ttf|otf|eot)$/i.test(first) ? first : undefined;
}

/** Whether a file is a font as browsers take it, by its name. */
export const isWebFont = (path: string): boolean => /\.woff2$/i.test(path);

/** What the widths of typefaces are measured with: those in `make/css/fontFaces.ts` are of this text too. */
const sample =
  'Where engineers, architects and managers begin: courses, admissions and student life on one green campus. Computer Science and Engineering. Our placements and recruiters. What students and teachers say about the college. Questions and answers';

/** Grows with each change of what is read. */
const version = '4';

/** Reads a WOFF2 file; gives `unreadable` for what only has the name of one. */
export function readFont(absolute: string): FontMetrics | 'unreadable' {
  const bytes = readFileSync(absolute);
  return keep('fonts', contentHash([version, sample, bytes], 32), () => measure(bytes));
}

function measure(bytes: Buffer): FontMetrics | 'unreadable' {
  // Loading it takes 25 ms, and fonts hardly ever change.
  const { create } = createRequire(import.meta.url)('fontkitten') as typeof import('fontkitten');
  try {
    const font = create(bytes);
    if (font.isCollection || font.type !== 'WOFF2') return 'unreadable';
    const { unitsPerEm, 'OS/2': os2 } = font;
    const axis = font.variationAxes.wght;
    const weight = axis?.default ?? os2.usWeightClass;
    const characters = [...sample].map((character) => character.codePointAt(0) ?? 0);
    const isLatin = characters.every((character) => font.hasGlyphForCodePoint(character));
    const widths = isLatin ? characters.map((character) => font.glyphForCodePoint(character).advanceWidth) : [];
    return {
      name: font.familyName,
      weights: axis ? [axis.min, axis.max] : [weight, weight],
      weight,
      ascent: font.ascent / unitsPerEm,
      descent: -font.descent / unitsPerEm,
      lineGap: font.lineGap / unitsPerEm,
      // The table of letters ends with one that is none.
      characters: font.characterSet.filter((code) => code !== 0xffff),
      ...(isLatin && { width: widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm }),
    };
  } catch {
    return 'unreadable';
  }
}
