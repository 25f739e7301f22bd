import { readFileSync } from 'node:fs';
import { contentHash } from '#engine/store/cache.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { FontSubset, MeasuredMedia } from './measureMedia.ts';

/** Version of the subsetting; a new one changes all addresses. */
const version = '2';

const subsetsByHash = new Map<string, MeasuredMedia>();

/** Defines a font subset as a media file. It is created when a page uses it. */
export function defineFontSubset(font: MeasuredMedia, subset: FontSubset): MeasuredMedia {
  const hash = contentHash([version, font.hash, subset.letters.join(), `${subset.weight}`], 8);
  return getOrInsert(subsetsByHash, hash, () => ({ ...font, hash, part: subset }));
}

export async function createFontSubset({ absolute }: MeasuredMedia, { letters, weight }: FontSubset): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const text = letters.map((code) => String.fromCodePoint(code)).join('');
  return subsetFont(readFileSync(absolute), text, {
    targetFormat: 'woff2',
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  });
}
