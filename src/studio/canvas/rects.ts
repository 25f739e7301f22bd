import type { Shown } from './pageOrigins.ts';
import { isText } from './pageRegions.ts';
import type { Pointed } from './pointed.ts';

/** A part of what is in view, CSS px of the page from the corner of its window. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where something is on the page; undefined for what is not shown now, such as a tab that is closed. */
export function rectOf({ shown, frame, parts }: Pick<Pointed, 'shown' | 'frame' | 'parts'>): Rect | undefined {
  if (parts) return parts.map(ofShown).reduce(union, undefined);
  if (shown) return ofShown(shown);
  return frame && unlessEmpty(frame.getBoundingClientRect());
}

function ofShown(shown: Shown): Rect | undefined {
  if (!isText(shown)) return unlessEmpty(shown.getBoundingClientRect());
  const range = shown.ownerDocument.createRange();
  range.selectNodeContents(shown);
  return unlessEmpty(range.getBoundingClientRect());
}

const unlessEmpty = (rect: DOMRect): Rect | undefined => (rect.width || rect.height ? rect : undefined);

function union(one: Rect | undefined, other: Rect | undefined): Rect | undefined {
  if (!one || !other) return one ?? other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
