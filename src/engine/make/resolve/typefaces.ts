import { statSync } from 'node:fs';
import { type FontMetrics, fontFileIn, readFont } from '#engine/content/media/font.ts';
import { partLetters, unicodeRange } from '#engine/content/media/letters.ts';
import { headingWeight } from '#render/headingWeight.ts';
import type { Typefaces } from '#shared/content.ts';
import { isObject } from '#shared/json.ts';
import { fontFaces } from '../css/fontFaces.ts';
import { fileAddress } from '../images/convert.ts';
import { fontPart } from '../images/fontPart.ts';
import type { MeasuredMedia } from '../images/measure.ts';
import { originalUse } from '../images/mediaUse.ts';
import { languageOf } from './dates.ts';
import { lookUpMedium } from './links.ts';
import type { Scope } from './scope.ts';
import { ask } from './uses.ts';

/** A list of typefaces with the rules of the font file that it begins with, if it does. */
export function resolveTypefaces(written: string, scope: Scope): Typefaces {
  const path = fontFileIn(written);
  if (path === undefined) return { family: written };
  const [, ...others] = written.split(',').map((name) => name.trim());
  const media = lookUpMedium(path, scope);
  const metrics = media ? readFont(media.absolute) : 'unreadable';
  if (!media || metrics === 'unreadable') return { family: [...others, 'sans-serif'].join() };
  const weight = onlyWeight(path, metrics, scope);
  const files = partsOf(media, metrics.characters, languageOf(scope), weight).map(({ file, range }) => {
    ask(scope.uses, originalUse(file));
    return { address: scope.context.base + fileAddress(file), range };
  });
  const { family, css } = fontFaces(path, files, weight ? { ...metrics, weights: [weight, weight] } : metrics, others);
  return { family, file: { href: files[0]?.address ?? '', css } };
}

/** Smaller files are not worth a second one, bytes. */
const leastToDivide = 30_000;

/**
 * The one weight that visitors see of a variable font, where it is for headings alone; undefined for others. Styles of
 * the site's own may set any weight.
 */
function onlyWeight(path: string, { weights: [from, to] }: FontMetrics, { context }: Scope): number | undefined {
  const { font, styles } = isObject(context.site.theme) ? context.site.theme : {};
  const isForMore = styles !== undefined || (typeof font === 'string' && fontFileIn(font) === path);
  return from === to || isForMore ? undefined : Math.min(Math.max(headingWeight, from), to);
}

/** The files that a font becomes: the letters of the site's language first, then the others, which few pages ask for. */
function partsOf(
  font: MeasuredMedia,
  characters: readonly number[],
  language: string,
  weight: number | undefined,
): { file: MeasuredMedia; range?: string }[] {
  const { main, rest } = partLetters(characters, language);
  if (main.length === 0 || rest.length === 0 || statSync(font.absolute).size < leastToDivide)
    return [{ file: weight === undefined ? font : fontPart(font, { letters: characters, weight }) }];
  return [
    { file: fontPart(font, { letters: main, weight }), range: unicodeRange(main, rest) },
    { file: fontPart(font, { letters: rest, weight }), range: unicodeRange(rest, main) },
  ];
}
