import { readFileSync } from 'node:fs';
import type { LetterParts } from '#engine/content/media/letters.ts';
import { contentHash } from '#engine/store/cache.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { MeasuredMedia } from './measure.ts';

/** Grows when the same letters of a font would make another file. */
const version = '1';

const known = new Map<string, MeasuredMedia>();

/** A file with some letters of a font, as a file of `_media` would be: it is made when a page asks for it. */
export function fontPart(font: MeasuredMedia, letters: LetterParts[keyof LetterParts]): MeasuredMedia {
  const hash = contentHash([version, font.hash, letters.join()], 8);
  return getOrInsert(known, hash, () => ({ ...font, hash, letters }));
}

/** Takes those letters out of the font, with all that belongs to them: ligatures, kerning, weights. */
export async function cutFont({ absolute }: MeasuredMedia, letters: readonly number[]): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const text = letters.map((code) => String.fromCodePoint(code)).join('');
  return subsetFont(readFileSync(absolute), text, { targetFormat: 'woff2' });
}
