import type { TracedSourceLocation } from '#shared/pageTrace.ts';
import type { FileLocation } from '#shared/studio.ts';
import { isElement, isPicture, isText } from './pageRegions.ts';
import type { ContentNode, PageSourceMap } from './pageSourceMap.ts';

export interface CanvasTarget {
  place: FileLocation;
  /** Undefined for a block. */
  shown?: ContentNode | undefined;
  origin?: TracedSourceLocation;
  /** Undefined outside of blocks. */
  frame?: HTMLElement | undefined;
  /** Visible pieces of a text that a script has split, or of a list item or another JSON object. */
  parts?: ContentNode[] | undefined;
}

/** Distance from the letters of a text at which the pointer still counts as on it, px. */
const pointerTolerancePx = 3;

export function targetAtPoint(
  sourceMap: PageSourceMap,
  target: EventTarget | null,
  x: number,
  y: number,
): CanvasTarget | undefined {
  if (!isElement(target)) return undefined;
  const frame = target.closest<HTMLElement>('[data-at]') ?? undefined;
  const shown =
    textAtPoint(target.ownerDocument, x, y, sourceMap) ??
    pictureAt(target, sourceMap) ??
    onlyValueOf(target, sourceMap) ??
    pictureBeneathPoint(target.ownerDocument, x, y, sourceMap);
  return (shown && targetOfNode(sourceMap, shown)) ?? (frame && targetOfFrame(frame));
}

/** Undefined for a text or picture without a source location. */
export function targetOfNode(sourceMap: PageSourceMap, shown: ContentNode): CanvasTarget | undefined {
  const source = sourceMap.sourceOf(shown);
  if (!source) return undefined;
  const parts = [...sourceMap.piecesOf(shown)];
  return {
    place: source,
    shown: parts[0] ?? shown,
    origin: source,
    frame: shown.parentElement?.closest<HTMLElement>('[data-at]') ?? undefined,
    parts: parts.length > 1 ? parts : undefined,
  };
}

export const targetOfFrame = (frame: HTMLElement): CanvasTarget => ({ place: locationOfFrame(frame), frame });

export function enclosingBlockOf({ shown, frame }: CanvasTarget): CanvasTarget | undefined {
  const outer = shown ? frame : frame?.parentElement?.closest<HTMLElement>('[data-at]');
  return outer ? targetOfFrame(outer) : undefined;
}

export const locationOfFrame = (frame: HTMLElement): FileLocation => parseLocation(frame.dataset.at ?? '');

/** @param at as in `data-at`: `about/location.json#/blocks/0` */
export function parseLocation(at: string): FileLocation {
  const [file = '', pointer = ''] = at.split('#', 2);
  return { file, pointer };
}

function textAtPoint(document: Document, x: number, y: number, sourceMap: PageSourceMap): Text | undefined {
  const node = nodeAtPoint(document, x, y);
  if (!isText(node) || !sourceMap.sourceOf(node)) return undefined;
  const range = document.createRange();
  range.selectNodeContents(node);
  const isNear = [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      x >= left - pointerTolerancePx &&
      x <= right + pointerTolerancePx &&
      y >= top - pointerTolerancePx &&
      y <= bottom + pointerTolerancePx,
  );
  return isNear ? node : undefined;
}

function nodeAtPoint(document: Document, x: number, y: number): Node | undefined {
  if ('caretPositionFromPoint' in document) return document.caretPositionFromPoint(x, y)?.offsetNode;
  return (
    document as Document & { caretRangeFromPoint?: (x: number, y: number) => Range | null }
  ).caretRangeFromPoint?.(x, y)?.startContainer;
}

const pictureAt = (target: Element, sourceMap: PageSourceMap): HTMLImageElement | undefined =>
  isPicture(target) && sourceMap.sourceOf(target) ? target : undefined;

/** The only value shown by an element such as a button or label, for which the element then stands. */
function onlyValueOf(target: Element, sourceMap: PageSourceMap): ContentNode | undefined {
  if (target.matches('[data-at],body,main') || target.querySelector('[data-at]')) return undefined;
  const walker = target.ownerDocument.createTreeWalker(target, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let only: ContentNode | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const source = sourceMap.sourceOf(node);
    if (!source) continue;
    if (only && sourceMap.sourceOf(only) !== source) return undefined;
    only ??= node as ContentNode;
  }
  return only;
}

/** Finds a picture with a transparent element over it. */
const pictureBeneathPoint = (
  document: Document,
  x: number,
  y: number,
  sourceMap: PageSourceMap,
): HTMLImageElement | undefined =>
  document.elementsFromPoint(x, y).find((element): element is HTMLImageElement => !!pictureAt(element, sourceMap));
