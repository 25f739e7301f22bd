import { statSync } from 'node:fs';
import { findLinkedFile } from '#engine/content/filesByName.ts';
import { canReadHeic } from '#engine/content/media/canReadHeic.ts';
import { findDamagedPictures } from '#engine/content/media/damagedPictures.ts';
import { type Dimensions, maxPixels, type PictureSize, readDimensions } from '#engine/content/media/dimensions.ts';
import { isLfsPointer } from '#engine/content/media/lfsPointer.ts';
import { findUnsafeSvgContent } from '#engine/content/media/svg.ts';
import { readSvgSize } from '#engine/content/media/svgSize.ts';
import type { ProblemLocation } from '#engine/problems/createProblem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json } from '#shared/json.ts';
import { isPicture } from '#shared/media.ts';
import { escapePointerKey, valueAt } from '#shared/pointer.ts';
import type { PictureUse, Reference } from '../../facts/facts.ts';
import type { LinkContext } from '../crossFileContext.ts';
import { allFileNodes, type FileNode, locationOf } from '../siteGraph.ts';

/** Picture of `_media` that the site shows or links to. */
interface ShownPicture {
  path: string;
  absolute: string;
  /** Places that name it: routes of pages, paths of other files. */
  places: Map<string, SourceFile>;
  locate: () => ProblemLocation;
  /** Width of its widest place in px; 0 if no place has one. */
  needed: number;
}

/** Reports pictures that are narrower than their widest use, and those that cannot be shown or processed. */
export function checkPictures(context: LinkContext): void {
  const whole: [picture: ShownPicture, size: Dimensions | undefined][] = [];
  for (const picture of findShownPictures(context)) {
    if (picture.path.toLowerCase().endsWith('.svg')) {
      checkDrawing(picture, context);
      continue;
    }
    const size = readDimensions(picture.absolute);
    if (size === 'hevc' && canReadHeic()) whole.push([picture, undefined]);
    else if (typeof size === 'string') reportUnreadable(picture, size, context);
    else if (size && size.width * size.height > maxPixels)
      context.reports.add('image-too-large', { path: picture.path, ...size }, picture.locate());
    else whole.push([picture, size]);
  }
  const damaged = findDamagedPictures(whole.map(([{ absolute }]) => absolute));
  for (const [picture, size] of whole) {
    const { path, absolute, needed } = picture;
    if (damaged.has(absolute))
      context.reports.add('image-damaged', { path, others: otherPlaces(picture) }, picture.locate());
    else if (size && size.width < needed)
      context.reports.add('image-too-small', { path, width: size.width, needed }, picture.locate());
  }
}

/** Reports a drawing without a size. Drawings with other faults are reported elsewhere, where in them they have these. */
function checkDrawing(picture: ShownPicture, { reports }: LinkContext): void {
  const { path, absolute, locate } = picture;
  if (isLfsPointer(absolute) || findUnsafeSvgContent(absolute) || readSvgSize(absolute)) return;
  reports.add('svg-size-missing', { path, others: otherPlaces(picture) }, locate());
}

function reportUnreadable(picture: ShownPicture, reason: Extract<PictureSize, string>, { reports }: LinkContext): void {
  const { path, absolute, locate } = picture;
  if (reason === 'hevc') reports.add('image-heic', { path }, locate());
  else if (reason === 'moving-avif') reports.add('image-avif-moving', { path, others: otherPlaces(picture) }, locate());
  else {
    const isEmpty = statSync(absolute, { throwIfNoEntry: false })?.size === 0 || undefined;
    reports.add('image-unreadable', { path, isEmpty, others: otherPlaces(picture) }, locate());
  }
}

/** Places of a picture but for that of its problem; undefined if there is none. */
function otherPlaces({ places, locate }: ShownPicture): string[] | undefined {
  const { file } = locate();
  const others = [...places].flatMap(([name, placeFile]) => (placeFile === file ? [] : [name]));
  return others.length > 0 ? others.sort() : undefined;
}

function findShownPictures({ graph, queryResults }: LinkContext): Iterable<ShownPicture> {
  const { media } = graph.source;
  const shown = new Map<string, ShownPicture>();
  const add = (path: string, absolute: string, container: FileNode, locate: () => ProblemLocation) => {
    const picture = getOrInsert(shown, path, () => ({ path, absolute, places: new Map(), locate, needed: 0 }));
    picture.places.set(container.page?.route ?? container.file.path, container.file);
    return picture;
  };
  const addUse = (use: PictureUse, file: SourceFile, container: FileNode) => {
    const found = media.get(use.path);
    if (!found || !isPicture(use.path)) return;
    const locate = () => ({ file, pointer: pointerOfPicture(use, file) });
    const picture = add(use.path, found.absolute, container, locate);
    if (use.needed > picture.needed) Object.assign(picture, { needed: use.needed, locate });
  };
  for (const container of allFileNodes(graph)) {
    for (const use of container.facts.pictures) addUse(use, container.file, container);
    for (const reference of container.facts.references) {
      if (!namesPicture(reference)) continue;
      const { path, absolute } = findLinkedFile(reference.value, media)?.file ?? {};
      if (path !== undefined && absolute !== undefined)
        add(path, absolute, container, () => locationOf({ ...reference, container }));
    }
  }
  for (const use of queryResults.pictures) addUse(use, use.file, use.container);
  return shown.values();
}

/** True for a reference to a picture, and for a link to one. */
const namesPicture = ({ kind, value }: Reference): boolean =>
  ['picture', 'media', 'link'].includes(kind) && !/^(?:\/|[a-z]+:)/i.test(value) && isPicture(value);

/** Pointer at which an item writes its picture. A page may write it in one of several fields, another item in any. */
function pointerOfPicture({ path, pointer }: PictureUse, file: SourceFile): string {
  const value = valueAt(file.json, pointer);
  const isThis = (candidate: Json | undefined) => candidate === path || (isObject(candidate) && candidate.src === path);
  const candidates = [
    '',
    '/card/image',
    '/image',
    ...Object.keys(isObject(value) ? value : {}).map((key) => `/${escapePointerKey(key)}`),
  ];
  const found = candidates.find((candidate) => isThis(valueAt(value, candidate)));
  if (found === undefined) return pointer;
  return pointer + found + (isObject(valueAt(value, found)) ? '/src' : '');
}
