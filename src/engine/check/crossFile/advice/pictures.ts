import { canReadHeic } from '#engine/content/media/canReadHeic.ts';
import { maxPixels, readDimensions } from '#engine/content/media/dimensions.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json } from '#shared/json.ts';
import { escapePointerKey, valueAt } from '#shared/pointer.ts';
import { locateReferences } from '../../facts/gatherFacts.ts';
import type { ValueLocation } from '../../problemCollector.ts';
import type { CrossFileContext } from '../crossFileContext.ts';
import { allFileNodes, type FileNode } from '../siteGraph.ts';

/** Reports pictures that are narrower than their widest use, and those that cannot be processed. */
export function checkPictureSizes(context: CrossFileContext): void {
  const { graph, reports } = context;
  for (const use of widestUses(context)) {
    const { path, needed } = use;
    const media = graph.source.media.get(path);
    const size = media && readDimensions(media.absolute);
    if (!size || (size === 'hevc' && canReadHeic())) continue;
    const locate = () => locationOfPicture(use, context);
    if (size === 'unreadable') reports.add('image-unreadable', { path }, locate());
    else if (size === 'hevc') reports.add('image-heic', { path }, locate());
    else if (size.width * size.height > maxPixels) reports.add('image-too-large', { path, ...size }, locate());
    else if (size.width < needed) reports.add('image-too-small', { path, width: size.width, needed }, locate());
  }
}

/** Widest use of a picture, in a block or as an item of a list. */
type WidestPictureUse = { path: string; needed: number } & ({ container: FileNode } | ValueLocation);

/** Finds the widest use of each picture. */
function widestUses({ graph }: CrossFileContext): Iterable<WidestPictureUse> {
  const widest = new Map<string, WidestPictureUse>();
  for (const container of allFileNodes(graph))
    for (const [path, needed] of container.facts.pictures)
      if (needed > (widest.get(path)?.needed ?? 0)) widest.set(path, { path, needed, container });
  for (const use of graph.itemPictures) if (use.needed > (widest.get(use.path)?.needed ?? 0)) widest.set(use.path, use);
  return widest.values();
}

function locationOfPicture(use: WidestPictureUse, context: CrossFileContext): ValueLocation {
  const { path } = use;
  if ('file' in use) return { file: use.file, pointer: pointerOfPicture(path, use.file, use.pointer) };
  const { container } = use;
  const picture = locateReferences(container, context).pictures.find((picture) => picture.path === path);
  return { file: container.file, pointer: pointerOfPicture(path, container.file, picture?.pointer ?? '') };
}

/** Pointer at which an item writes its picture. A page may write it in one of several fields, another item in any. */
function pointerOfPicture(path: string, file: SourceFile, pointer: string): string {
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
