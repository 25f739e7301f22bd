import type { Place } from '#shared/studio.ts';
import type { PageOrigins, Shown } from './pageOrigins.ts';
import { type Pointed, pointedFrame, pointedShown } from './pointed.ts';
import { rectOf } from './rects.ts';

/**
 * Where a page shows what is written at a place: a value, a block, an entry of a list; for what is not shown itself, such as
 * where a link leads, the smallest of them around it. Undefined when nothing of it is on the page.
 */
export function findPlace(origins: PageOrigins, place: Place): Pointed | undefined {
  for (let pointer = place.pointer; pointer !== ''; pointer = pointer.slice(0, pointer.lastIndexOf('/'))) {
    const found = exactly(origins, { file: place.file, pointer });
    if (found) return found;
  }
  return undefined;
}

function exactly(origins: PageOrigins, place: Place): Pointed | undefined {
  const shown = firstInView(origins.at(place));
  if (shown) return pointedShown(origins, shown);
  const at = `${place.file}#${place.pointer}`;
  const frames = origins.frames.filter((frame) => frame.at === at).map(({ element }) => element);
  const frame = frames.find((element) => rectOf({ frame: element })) ?? frames[0];
  if (frame) return pointedFrame(frame);
  const parts = origins.below(place);
  const first = parts[0];
  if (!first) return undefined;
  // The list may be shown twice: what belongs together stands together.
  const outer = pointedShown(origins, first)?.frame;
  const together = parts.filter((part) => pointedShown(origins, part)?.frame === outer);
  return { place, parts: together, ...(outer && { frame: outer }) };
}

const firstInView = (shown: readonly Shown[]): Shown | undefined =>
  shown.find((one) => rectOf({ shown: one })) ?? shown[0];

/** Blocks of the page that can be seen now, in their order. */
export const seenFrames = (origins: PageOrigins): HTMLElement[] =>
  origins.frames.map(({ element }) => element).filter((element) => rectOf({ frame: element }));

/** Texts and pictures of the page that can be seen now, in their order. */
export const seenValues = (origins: PageOrigins): Shown[] =>
  [...origins.all.keys()].filter((node): node is Shown => rectOf({ shown: node as Shown }) !== undefined);

export const isSamePlace = (one: Place | undefined, other: Place | undefined): boolean =>
  one?.file === other?.file && one?.pointer === other?.pointer;
