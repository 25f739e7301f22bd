import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Json } from '#shared/json.ts';
import type { Reports } from '../../reports.ts';

/** How wide a place shows a picture: of the widths that it asks for, the largest serve screens with two pixels for one. */
export const widthAt1x = (widths: number[]): number => Math.ceil((widths.at(-1) ?? 0) / 2);

/** Reports a picture that says something and has no text alternative that does, or only the name of a file. */
export function checkAlt(
  path: string,
  alt: Json | undefined,
  place: { file: SourceFile; pointer: string },
  reports: Reports,
): void {
  // What is no text has that problem already.
  if (alt !== undefined && typeof alt !== 'string') return;
  const text = alt?.trim() ?? '';
  if (text === '')
    reports.add(
      'image-alt-missing',
      { path },
      alt === undefined ? place : { ...place, pointer: `${place.pointer}/alt` },
    );
  else if (/^\S+\.(jpe?g|png|webp|gif|svg|avif)$/i.test(text) || /^(img|dsc|image|photo)[-_ ]?\d+$/i.test(text))
    reports.add('image-alt-missing', { path, found: text }, { file: place.file, pointer: `${place.pointer}/alt` });
}
