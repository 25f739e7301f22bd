import { isSameLocation, isWithin, parentPointer, parsePointer } from '#shared/pointer.ts';
import type { FileLocation, OutlineBlock, OutlineList } from '#shared/studio.ts';

export interface BlockLocation {
  block: OutlineBlock;
  /** Location that is moved or removed: of a shared block, the reference to it. */
  place: FileLocation;
  /** List that shows the block; page and layout may share one. */
  shownIn: OutlineList;
  around: BlockLocation | undefined;
}

/** Path of blocks from the outermost to the innermost one around a location; empty if there is none. */
export function pathToBlock(shownIn: OutlineList, place: FileLocation, around?: BlockLocation): BlockLocation[] {
  for (const block of shownIn.blocks) {
    const blockLocation = { block, place: locationOfBlock(block), shownIn, around };
    for (const list of block.lists) {
      const inside = pathToBlock(list, place, blockLocation);
      if (inside.length) return [blockLocation, ...inside];
    }
    if (isWithin(place, block.place) || isWithin(place, blockLocation.place)) return [blockLocation];
  }
  return [];
}

/** In outline order. */
export const listBlockLocations = (shownIn: OutlineList, around?: BlockLocation): BlockLocation[] =>
  shownIn.blocks.flatMap((block) => {
    const blockLocation = { block, place: locationOfBlock(block), shownIn, around };
    return [blockLocation, ...block.lists.flatMap((list) => listBlockLocations(list, blockLocation))];
  });

/** Blocks of a list from one location to another; only the last if they are in different lists. */
export function blocksBetween(list: OutlineList, from: FileLocation | undefined, to: FileLocation): FileLocation[] {
  const end = pathToBlock(list, to).at(-1);
  const places = end?.shownIn.blocks.map(locationOfBlock) ?? [];
  const start = from && pathToBlock(list, from).findLast(({ shownIn }) => shownIn === end?.shownIn);
  if (!start) return [to];
  const indexes = [start.place, to].map((place) => places.findIndex((one) => isSameLocation(one, place)));
  return places.slice(Math.min(...indexes), Math.max(...indexes) + 1);
}

export const locationOfBlock = ({ reference, place }: OutlineBlock): FileLocation => reference ?? place;

const listsIn = (list: OutlineList): OutlineList[] => [
  list,
  ...list.blocks.flatMap(({ lists }) => lists.flatMap(listsIn)),
];

export const listAt = (list: OutlineList, place: FileLocation): OutlineList | undefined =>
  listsIn(list).find((one) => isSameLocation(one.place, place));

/** Location of a page's own list of blocks inside its layout; undefined without a layout. */
export const locationOfPageBlocks = (list: OutlineList): FileLocation | undefined =>
  listsIn(list).find(({ own }) => own)?.own?.place;

export interface BlockPosition {
  list: FileLocation;
  index: number;
}

/** @returns undefined for the root block of a file */
export function listPositionOf({ file, pointer }: FileLocation): BlockPosition | undefined {
  const index = Number(parsePointer(pointer).at(-1));
  return Number.isInteger(index) && pointer !== ''
    ? { list: { file, pointer: parentPointer(pointer) }, index }
    : undefined;
}
