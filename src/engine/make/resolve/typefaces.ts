import { statSync } from 'node:fs';
import { type FontMetrics, fontFileIn, readFont } from '#engine/content/media/font.ts';
import { divideIntoSubsets, formatUnicodeRange } from '#engine/content/media/fontSubsets.ts';
import { headingWeight } from '#render/headingWeight.ts';
import type { Typefaces } from '#shared/content.ts';
import { isObject } from '#shared/json.ts';
import { createFontFaces } from '../css/fontFaces.ts';
import { originalAddress } from '../images/convertMedia.ts';
import { defineFontSubset } from '../images/fontSubset.ts';
import type { MeasuredMedia } from '../images/measureMedia.ts';
import { createOriginalUse } from '../images/mediaUse.ts';
import { languageOf } from './dates.ts';
import { noteMediaUse } from './dependencyRecord.ts';
import { lookUpMediaFile } from './resolveLink.ts';
import type { ResolveScope } from './scope.ts';

/** Resolves a list of typefaces, with the `@font-face` rules of the font file at its beginning, if any. */
export function resolveTypefaces(typefaces: string, scope: ResolveScope): Typefaces {
  const path = fontFileIn(typefaces);
  if (path === undefined) return { family: typefaces };
  const [, ...others] = typefaces.split(',').map((name) => name.trim());
  const media = lookUpMediaFile(path, scope);
  const metrics = media ? readFont(media.absolute) : 'unreadable';
  if (!media || metrics === 'unreadable') return { family: [...others, 'sans-serif'].join() };
  const weight = singleWeightOf(path, metrics, scope);
  const files = splitFont(media, metrics.characters, languageOf(scope), weight).map(({ file, range }) => {
    noteMediaUse(scope.uses, createOriginalUse(file));
    return { address: scope.context.base + originalAddress(file), range };
  });
  const { family, css } = createFontFaces(
    path,
    files,
    weight ? { ...metrics, weights: [weight, weight] } : metrics,
    others,
  );
  return { family, file: { href: files[0]?.address ?? '', css } };
}

/** Size in bytes below which a font is not split. */
const minBytesToSplit = 30_000;

/**
 * Weight of a variable font that is used for headings only; undefined for other fonts. Custom styles of a site may use
 * any weight.
 */
function singleWeightOf(
  path: string,
  { weights: [from, to] }: FontMetrics,
  { context }: ResolveScope,
): number | undefined {
  const { font, styles } = isObject(context.site.theme) ? context.site.theme : {};
  const hasOtherUses = styles !== undefined || (typeof font === 'string' && fontFileIn(font) === path);
  return from === to || hasOtherUses ? undefined : Math.min(Math.max(headingWeight, from), to);
}

/** Splits a font into files: the letters of the site's language, then the others, which few pages need. */
function splitFont(
  font: MeasuredMedia,
  characters: readonly number[],
  language: string,
  weight: number | undefined,
): { file: MeasuredMedia; range?: string }[] {
  const { main, rest: others } = divideIntoSubsets(characters, language);
  if (main.length === 0 || others.length === 0 || statSync(font.absolute).size < minBytesToSplit)
    return [{ file: weight === undefined ? font : defineFontSubset(font, { letters: characters, weight }) }];
  return [
    { file: defineFontSubset(font, { letters: main, weight }), range: formatUnicodeRange(main, others) },
    { file: defineFontSubset(font, { letters: others, weight }), range: formatUnicodeRange(others, main) },
  ];
}
