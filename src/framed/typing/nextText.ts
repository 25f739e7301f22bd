import { isSameLocation } from '#shared/pointer.ts';
import type { FileLocation } from '#shared/studio.ts';
import { type CanvasTarget, targetOfNode } from '../canvasTarget.ts';
import { visibleValues } from '../findOnPage.ts';
import { isText } from '../pageRegions.ts';
import type { PageSourceMap } from '../pageSourceMap.ts';

/** Target that can be typed into. */
export type TextTarget = CanvasTarget & { shown: Text; origin: NonNullable<CanvasTarget['origin']> };

/** Returns true for a text of a file; dates, numbers and pictures are changed in their fields. */
export const isTextTarget = (target: CanvasTarget | undefined): target is TextTarget =>
  isText(target?.shown) && (target?.origin?.shownAs === 'text' || target?.origin?.shownAs === 'markdown');

/**
 * Finds the text that comes next in the order of the document, whatever is selected. From a text of a block it is one of
 * a block, too: texts around them belong to all pages.
 * @param from node of the text from which one goes on
 * @param place where that text is written: it may be shown more than once
 */
export function nextText(
  sourceMap: PageSourceMap,
  from: Node,
  place: FileLocation,
  by: 1 | -1,
): TextTarget | undefined {
  const side = by > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const isBeside = (one: Node, other: Node) => (one.compareDocumentPosition(other) & side) !== 0;
  const isInBlock = from.parentElement?.closest('[data-at]') !== null;
  return visibleValues(sourceMap)
    .filter((shown) => isBeside(from, shown))
    .map((shown) => targetOfNode(sourceMap, shown))
    .filter(isTextTarget)
    .filter((target) => !isSameLocation(target.place, place) && (target.frame !== undefined) === isInBlock)
    .reduce<TextTarget | undefined>(
      (nearest, target) => (nearest && isBeside(nearest.shown, target.shown) ? nearest : target),
      undefined,
    );
}
