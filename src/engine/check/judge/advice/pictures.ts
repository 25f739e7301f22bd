import { canReadHeic } from '#engine/content/media/canReadHeic.ts';
import { mostPixels, readDimensions } from '#engine/content/media/dimensions.ts';
import { readPath } from '#engine/content/text/tokens.ts';
import { escapeKey, tokensOfPointer } from '#engine/problems/pointer.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json } from '#shared/json.ts';
import { findPlaces } from '../../facts/factsOf.ts';
import type { ValuePlace } from '../../reports.ts';
import { allContainers, type Container } from '../graph.ts';
import type { JudgeContext } from '../judgeContext.ts';

/** Reports pictures that are narrower than the widest of their places, and those that nothing can be made of. */
export function checkPictureSizes(context: JudgeContext): void {
  const { graph, reports } = context;
  for (const use of widestUses(context)) {
    const { path, needed } = use;
    const media = graph.source.media.get(path);
    const size = media && readDimensions(media.absolute);
    if (!size || (size === 'hevc' && canReadHeic())) continue;
    const place = () => placeOf(use, context);
    if (size === 'unreadable') reports.add('image-unreadable', { path }, place());
    else if (size === 'hevc') reports.add('image-heic', { path }, place());
    else if (size.width * size.height > mostPixels) reports.add('image-too-large', { path, ...size }, place());
    else if (size.width < needed) reports.add('image-too-small', { path, width: size.width, needed }, place());
  }
}

/** A picture at its widest, in a block or as an item of a list. */
type WidestUse = { path: string; needed: number } & ({ container: Container } | ValuePlace);

/** Of the places of each picture, the one that shows it widest. */
function widestUses({ graph }: JudgeContext): Iterable<WidestUse> {
  const widest = new Map<string, WidestUse>();
  for (const container of allContainers(graph))
    for (const [path, needed] of container.facts.pictures)
      if (needed > (widest.get(path)?.needed ?? 0)) widest.set(path, { path, needed, container });
  for (const use of graph.itemPictures) if (use.needed > (widest.get(use.path)?.needed ?? 0)) widest.set(use.path, use);
  return widest.values();
}

function placeOf(use: WidestUse, context: JudgeContext): ValuePlace {
  const { path } = use;
  if ('file' in use) return { file: use.file, pointer: pointerOfPicture(path, use.file, use.pointer) };
  const { container } = use;
  const place = findPlaces(container, context).pictures.find((one) => one.path === path);
  return { file: container.file, pointer: pointerOfPicture(path, container.file, place?.pointer ?? '') };
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
