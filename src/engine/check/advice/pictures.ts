import { type Dimensions, readDimensions } from '#engine/content/media/dimensions.ts';
import { readPath } from '#engine/content/text/tokens.ts';
import { escapeKey, tokensOfPointer } from '#engine/problems/pointer.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json } from '#shared/json.ts';
import { allContainers, type PictureUse, type SiteGraph } from '../graph.ts';
import type { Reports } from '../reports.ts';

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

/** Reports pictures that are narrower than the widest of their places, and files that only have the name of one. */
export function checkPictureSizes(graph: SiteGraph, reports: Reports): void {
  for (const { path, needed, file, pointer } of widestUses(graph).values()) {
    const media = graph.source.media.get(path);
    const size: Dimensions | 'unreadable' | undefined = media && readDimensions(media.absolute);
    if (!size || (size !== 'unreadable' && size.width >= needed)) continue;
    const place = { file, pointer: pointerOfPicture(path, file, pointer) };
    if (size === 'unreadable') reports.add('image-unreadable', { path }, place);
    else reports.add('image-too-small', { path, width: size.width, needed }, place);
  }
}

/** Of the places of each picture, the one that shows it widest. */
function widestUses(graph: SiteGraph): Map<string, PictureUse & { file: SourceFile }> {
  const widest = new Map<string, PictureUse & { file: SourceFile }>();
  const note = (use: PictureUse, file: SourceFile) => {
    const known = widest.get(use.path);
    if (!known || known.needed < use.needed) widest.set(use.path, { ...use, file });
  };
  for (const { pictures, file } of allContainers(graph)) for (const use of pictures) note(use, file);
  for (const { file, ...use } of graph.itemPictures) note(use, file);
  return widest;
}

/** Where an item of a list writes its picture: a page in one of several places, another item under any name. */
function pointerOfPicture(path: string, file: SourceFile, pointer: string): string {
  const value = readPath(file.json, tokensOfPointer(pointer));
  const isIt = (one: Json | undefined) => one === path || (isObject(one) && one.src === path);
  const inside = [
    '',
    '/card/image',
    '/image',
    ...Object.keys(isObject(value) ? value : {}).map((key) => `/${escapeKey(key)}`),
  ];
  const found = inside.find((place) => isIt(readPath(value, tokensOfPointer(place))));
  if (found === undefined) return pointer;
  return pointer + found + (isObject(readPath(value, tokensOfPointer(found))) ? '/src' : '');
}
