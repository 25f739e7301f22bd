import type { MessageFromPage, ShownPicture } from '#shared/framedPage.ts';
import type { PageTrace } from '#shared/pageTrace.ts';
import type { FileLocation } from '#shared/studio.ts';
import { isPicture } from './pageRegions.ts';
import { PageSourceMap } from './pageSourceMap.ts';

/** Area of a block, CSS px from the corner of the page; undefined if the block is not visible. */
export function areaOfBlock(at: string): Extract<MessageFromPage, { kind: 'blockArea' }>['area'] {
  const rects = [...document.querySelectorAll(`[data-at="${CSS.escape(at)}"]`)].map((element) =>
    element.getBoundingClientRect(),
  );
  const rect = rects.find(({ width, height }) => width || height);
  return rect && { left: rect.left, top: rect.top + scrollY, width: rect.width, height: rect.height };
}

/** Sizes of the pictures at or below a source location; 0 for those that are not visible. */
export function sizesOfPictures(trace: PageTrace, place: FileLocation): ShownPicture[] {
  const sourceMap = new PageSourceMap(document);
  sourceMap.setTrace(trace);
  return [...sourceMap.nodesAt(place), ...sourceMap.nodesBelow(place)].filter(isPicture).map((picture) => ({
    width: picture.clientWidth,
    height: picture.clientHeight,
    isCropped: getComputedStyle(picture).objectFit === 'cover',
  }));
}

/** Interval of looks at the width, ms. */
const pollMs = 30;

/** Settles when this window has a width, CSS px. Browsers send no `resize` to a frame that is out of view. */
export async function waitForWidth(width: number): Promise<void> {
  while (innerWidth !== width) await new Promise((resolve) => setTimeout(resolve, pollMs));
}
