import { readFileSync } from 'node:fs';
import { contentHash } from '#engine/store/cache.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { FontPart, MeasuredMedia } from './measure.ts';

/** Grows when the same part of a font would make another file. */
const version = '2';

const known = new Map<string, MeasuredMedia>();

/** A file with a part of a font, as a file of `_media` would be: it is made when a page asks for it. */
export function fontPart(font: MeasuredMedia, part: FontPart): MeasuredMedia {
  const hash = contentHash([version, font.hash, part.letters.join(), `${part.weight}`], 8);
  return getOrInsert(known, hash, () => ({ ...font, hash, part }));
}

/** Takes that part out of the font, with all that belongs to its letters, as ligatures and kerning. */
export async function cutFont({ absolute }: MeasuredMedia, { letters, weight }: FontPart): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const text = letters.map((code) => String.fromCodePoint(code)).join('');
  return subsetFont(readFileSync(absolute), text, {
    targetFormat: 'woff2',
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  });
}
