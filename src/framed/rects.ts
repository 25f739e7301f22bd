import type { Rect } from '#shared/pageMarks.ts';
import type { CanvasTarget } from './canvasTarget.ts';
import { isText } from './pageRegions.ts';
import type { ContentNode } from './pageSourceMap.ts';

/** Rectangle of something on the page; undefined for what is not visible now, such as in a closed tab. */
export function rectOf({ shown, frame, parts }: Pick<CanvasTarget, 'shown' | 'frame' | 'parts'>): Rect | undefined {
  if (parts) return parts.map(rectOfNode).reduce(union, undefined);
  if (shown) return rectOfNode(shown);
  return frame && ignoreEmptyRect(frame.getBoundingClientRect());
}

function rectOfNode(shown: ContentNode): Rect | undefined {
  if (!isText(shown)) return ignoreEmptyRect(shown.getBoundingClientRect());
  const range = shown.ownerDocument.createRange();
  range.selectNodeContents(shown);
  return ignoreEmptyRect(range.getBoundingClientRect());
}

const ignoreEmptyRect = ({ width, height, left, top, right, bottom }: DOMRect): Rect | undefined =>
  width || height ? { left, top, right, bottom } : undefined;

function union(one: Rect | undefined, other: Rect | undefined): Rect | undefined {
  if (!one || !other) return one ?? other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
