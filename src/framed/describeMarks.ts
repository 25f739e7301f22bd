import type { MarkedTarget, MarkRects } from '#shared/pageMarks.ts';
import { type CanvasTarget, locationOfFrame } from './canvasTarget.ts';

/** Describes a part of the page for the studio. */
export function describeTarget({ place: { file, pointer }, shown, parts, frame }: CanvasTarget): MarkedTarget {
  return {
    place: { file, pointer },
    kind: shown ? 'value' : parts ? 'parts' : 'block',
    ...(frame && { block: locationOfFrame(frame) }),
  };
}

/** Leaves out rectangles of what is not visible now. */
export const withoutUndefined = (rects: { [Name in keyof MarkRects]: MarkRects[Name] | undefined }): MarkRects =>
  Object.fromEntries(Object.entries(rects).filter(([, rect]) => rect)) as MarkRects;
