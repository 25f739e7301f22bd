import { fontFileIn, readFont } from '#engine/content/media/font.ts';
import type { Typefaces } from '#shared/content.ts';
import { fontFaces } from '../css/fontFaces.ts';
import { fileAddress } from '../images/convert.ts';
import { originalUse } from '../images/mediaUse.ts';
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
  ask(scope.uses, originalUse(media));
  const href = scope.context.base + fileAddress(media);
  const { family, css } = fontFaces(path, href, metrics, others);
  return { family, file: { href, css } };
}
