import type { Origin } from '#shared/pageTrace.ts';
import type { Place } from '#shared/studio.ts';
import type { PageOrigins, Shown } from './pageOrigins.ts';
import { isElement, isPicture, isText } from './pageRegions.ts';

/** Something on the page that can be selected. */
export interface Pointed {
  place: Place;
  /** The text or picture; undefined for a whole block. */
  shown?: Shown;
  origin?: Origin;
  /** Frame of the block around it; undefined outside of blocks. */
  frame?: HTMLElement;
  /** The pieces of a text in pieces; of an entry of a list, or of another group of values, what is shown of it. */
  parts?: Shown[];
}

/** How far beside the letters of a text one still points at it, px. */
const nearPx = 3;

/**
 * What is at a point of the page: the innermost text or picture, or else the block.
 * @param target of the event
 */
export function pointedAt(origins: PageOrigins, target: EventTarget | null, x: number, y: number): Pointed | undefined {
  if (!isElement(target)) return undefined;
  const frame = target.closest<HTMLElement>('[data-at]') ?? undefined;
  const shown =
    textAt(target.ownerDocument, x, y, origins) ??
    pictureAt(target, origins) ??
    onlyValueOf(target, origins) ??
    pictureBehind(target.ownerDocument, x, y, origins);
  return (shown && pointedShown(origins, shown)) ?? (frame && { place: placeOf(frame), frame });
}

/** A text or picture as something to select. */
export function pointedShown(origins: PageOrigins, shown: Shown): Pointed | undefined {
  const origin = origins.of(shown);
  if (!origin) return undefined;
  const parts = [...origins.piecesOf(shown)];
  return { place: origin, shown: parts[0] ?? shown, origin, ...frameOf(shown), ...(parts.length > 1 && { parts }) };
}

/** A block as something to select. */
export const pointedFrame = (frame: HTMLElement): Pointed => ({ place: placeOf(frame), frame });

/** The block around a block or value. */
export function around({ shown, frame }: Pointed): Pointed | undefined {
  const outer = shown ? frame : frame?.parentElement?.closest<HTMLElement>('[data-at]');
  return outer ? pointedFrame(outer) : undefined;
}

const frameOf = (shown: Shown): { frame?: HTMLElement } => {
  const frame = shown.parentElement?.closest<HTMLElement>('[data-at]');
  return frame ? { frame } : {};
};

/** Where a block is written, as its frame says. */
export function placeOf(frame: HTMLElement): Place {
  const [file = '', pointer = ''] = (frame.dataset.at ?? '').split('#', 2);
  return { file, pointer };
}

function textAt(document: Document, x: number, y: number, origins: PageOrigins): Text | undefined {
  const node = nodeAt(document, x, y);
  if (!isText(node) || !origins.of(node)) return undefined;
  const range = document.createRange();
  range.selectNodeContents(node);
  const isNear = [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      x >= left - nearPx && x <= right + nearPx && y >= top - nearPx && y <= bottom + nearPx,
  );
  return isNear ? node : undefined;
}

/** The node whose letters are nearest to a point. */
function nodeAt(document: Document, x: number, y: number): Node | undefined {
  if ('caretPositionFromPoint' in document) return document.caretPositionFromPoint(x, y)?.offsetNode;
  return (
    document as Document & { caretRangeFromPoint?: (x: number, y: number) => Range | null }
  ).caretRangeFromPoint?.(x, y)?.startContainer;
}

const pictureAt = (target: Element, origins: PageOrigins): HTMLImageElement | undefined =>
  isPicture(target) && origins.of(target) ? target : undefined;

/** A button, a label: whatever shows one value and nothing else, stands for it as a whole. */
function onlyValueOf(target: Element, origins: PageOrigins): Shown | undefined {
  if (target.matches('[data-at],body,main') || target.querySelector('[data-at]')) return undefined;
  const walker = target.ownerDocument.createTreeWalker(target, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let only: Shown | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const origin = origins.of(node);
    if (!origin) continue;
    if (only && origins.of(only) !== origin) return undefined;
    only ??= node as Shown;
  }
  return only;
}

/** A picture with something clear over it. */
const pictureBehind = (document: Document, x: number, y: number, origins: PageOrigins): HTMLImageElement | undefined =>
  document.elementsFromPoint(x, y).find((element): element is HTMLImageElement => !!pictureAt(element, origins));
