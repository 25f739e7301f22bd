import { statSync } from 'node:fs';
import { type FontMetrics, fontFileIn, readFont } from '#engine/content/media/font.ts';
import { partLetters, unicodeRange } from '#engine/content/media/letters.ts';
import type { Typefaces } from '#shared/content.ts';
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
  const files = partsOf(media, metrics, languageOf(scope)).map(({ file, range }) => {
    ask(scope.uses, originalUse(file));
    return { address: scope.context.base + fileAddress(file), range };
  });
  const { family, css } = fontFaces(path, files, metrics, others);
  return { family, file: { href: files[0]?.address ?? '', css } };
}

/** Smaller files are not worth a second one, bytes. */
const leastToDivide = 30_000;

/** The files that a font becomes: the letters of the site's language first, then the others, which few pages ask for. */
function partsOf(
  font: MeasuredMedia,
  { characters }: FontMetrics,
  language: string,
): { file: MeasuredMedia; range?: string }[] {
  const { main, rest } = partLetters(characters, language);
  if (main.length === 0 || rest.length === 0 || statSync(font.absolute).size < leastToDivide) return [{ file: font }];
  return [
    { file: fontPart(font, main), range: unicodeRange(main, rest) },
    { file: fontPart(font, rest), range: unicodeRange(rest, main) },
  ];
}
