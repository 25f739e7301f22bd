import { parentPointer } from '#shared/pointer.ts';
import type { FileLocation } from '#shared/studio.ts';
import { type CanvasTarget, targetOfFrame, targetOfNode } from './canvasTarget.ts';
import type { ContentNode, PageSourceMap } from './pageSourceMap.ts';
import { rectOf } from './rects.ts';

/**
 * Finds on a page what shows a source location: a value, a block or a list item. For a value that is not visible
 * itself, such as a link target, it is the nearest one around it.
 */
export function findOnPage(sourceMap: PageSourceMap, location: FileLocation): CanvasTarget | undefined {
  for (let pointer = location.pointer; pointer !== ''; pointer = parentPointer(pointer)) {
    const found = findExactly(sourceMap, { file: location.file, pointer });
    if (found) return found;
  }
  return undefined;
}

function findExactly(sourceMap: PageSourceMap, location: FileLocation): CanvasTarget | undefined {
  const shown = firstInView(sourceMap.nodesAt(location));
  if (shown) return targetOfNode(sourceMap, shown);
  const key = `${location.file}#${location.pointer}`;
  const frames = sourceMap.frames.filter((frame) => frame.at === key).map(({ element }) => element);
  const frame = frames.find((element) => rectOf({ frame: element })) ?? frames[0];
  if (frame) return targetOfFrame(frame);
  const parts = sourceMap.nodesBelow(location);
  const first = parts[0];
  if (!first) return undefined;
  // A list may be shown twice: only parts in the same block belong together.
  const outer = targetOfNode(sourceMap, first)?.frame;
  const sameBlock = parts.filter((part) => targetOfNode(sourceMap, part)?.frame === outer);
  return { place: location, parts: sameBlock, frame: outer };
}

const firstInView = (shown: readonly ContentNode[]): ContentNode | undefined =>
  shown.find((node) => rectOf({ shown: node })) ?? shown[0];

export const visibleFrames = (sourceMap: PageSourceMap): HTMLElement[] =>
  sourceMap.frames.map(({ element }) => element).filter((element) => rectOf({ frame: element }));

export const visibleValues = (sourceMap: PageSourceMap): ContentNode[] =>
  [...sourceMap.sourcesByNode.keys()].filter(
    (node): node is ContentNode => rectOf({ shown: node as ContentNode }) !== undefined,
  );
