import { matchesAny, photographWords, pictureWords } from '#shared/interfaceLabels/vagueWords.ts';
import { isObject } from '#shared/json.ts';
import { formatPointer, valueAt } from '#shared/pointer.ts';
import type { TextPosition } from '../facts/factGatherer.ts';
import { defineRule } from './rule.ts';

/** Checks that the text alternative of a picture says what one would see, and speaks of the right kind of picture. */
export const altTexts = defineRule<never>({
  name: 'altTexts',
  mayConcern: ({ text }) => text.includes('"alt"'),
  text(written, _schema, position) {
    if (position.path.at(-1) !== 'alt') return undefined;
    const { location, reports } = position;
    const isVague = matchesAny(pictureWords, written);
    if (isVague) reports.add('image-alt-vague', { found: written, isFileName: false }, location);
    else if (isNameOfFile(written, position))
      reports.add('image-alt-vague', { found: written, isFileName: true }, location);
    else if (matchesAny(photographWords, written) && /\.svg$/i.test(pathOfPicture(position)))
      reports.add('image-alt-wrong-kind', { found: written }, location);
    return undefined;
  },
  check() {},
});

function pathOfPicture({ file, path }: TextPosition): string {
  const picture = valueAt(file.json, formatPointer(path.slice(0, -1)));
  return isObject(picture) && typeof picture.src === 'string' ? picture.src : '';
}

/** @returns true for the name of the picture's file, as it is written there: `river-bank`, `IMG_2034` */
function isNameOfFile(written: string, position: TextPosition): boolean {
  const text = written.trim();
  if (!/[-_\d]/.test(text) || /\s/.test(text)) return false;
  const stem = pathOfPicture(position)
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '');
  return stem !== '' && text.toLowerCase() === stem.toLowerCase();
}
