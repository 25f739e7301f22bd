import { canReadHeic } from '#engine/content/media/canReadHeic.ts';
import { maxPixels, readDimensions } from '#engine/content/media/dimensions.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json } from '#shared/json.ts';
import { escapePointerKey, valueAt } from '#shared/pointer.ts';
import type { PictureUse } from '../../facts/facts.ts';
import type { LinkContext } from '../crossFileContext.ts';
import { allFileNodes } from '../siteGraph.ts';

/** Reports pictures that are narrower than their widest use, and those that cannot be processed. */
export function checkPictureSizes(context: LinkContext): void {
  const { graph, reports } = context;
  for (const use of widestUses(context)) {
    const { path, needed } = use;
    const media = graph.source.media.get(path);
    const size = media && readDimensions(media.absolute);
    if (!size || (size === 'hevc' && canReadHeic())) continue;
    const locate = () => ({ file: use.file, pointer: pointerOfPicture(use) });
    if (size === 'unreadable') reports.add('image-unreadable', { path }, locate());
    else if (size === 'hevc') reports.add('image-heic', { path }, locate());
    else if (size.width * size.height > maxPixels) reports.add('image-too-large', { path, ...size }, locate());
    else if (size.width < needed) reports.add('image-too-small', { path, width: size.width, needed }, locate());
  }
}

/** Use of a picture in a block or as an item of a list. */
type LocatedPictureUse = PictureUse & { file: SourceFile };

function widestUses({ graph, queryResults }: LinkContext): Iterable<LocatedPictureUse> {
  const widest = new Map<string, LocatedPictureUse>();
  const add = (use: PictureUse, file: SourceFile) => {
    if (use.needed > (widest.get(use.path)?.needed ?? 0)) widest.set(use.path, { ...use, file });
  };
  for (const { facts, file } of allFileNodes(graph)) for (const use of facts.pictures) add(use, file);
  for (const use of queryResults.pictures) add(use, use.file);
  return widest.values();
}

/** Pointer at which an item writes its picture. A page may write it in one of several fields, another item in any. */
function pointerOfPicture({ path, file, pointer }: LocatedPictureUse): string {
  const value = valueAt(file.json, pointer);
  const isPicture = (candidate: Json | undefined) =>
    candidate === path || (isObject(candidate) && candidate.src === path);
  const candidates = [
    '',
    '/card/image',
    '/image',
    ...Object.keys(isObject(value) ? value : {}).map((key) => `/${escapePointerKey(key)}`),
  ];
  const found = candidates.find((candidate) => isPicture(valueAt(value, candidate)));
  if (found === undefined) return pointer;
  return pointer + found + (isObject(valueAt(value, found)) ? '/src' : '');
}
