import { keysOfPointer, pointerTo, valueAt } from '#shared/applyChange.ts';
import type { Json } from '#shared/json.ts';
import type { OutlineBlock, OutlineList, Place } from '#shared/studio.ts';
import { isSamePlace } from '../canvas/findPlace.ts';
import { isWithin } from '../frame/outlineTree.ts';

/** A block where it stands. */
export interface Standing {
  block: OutlineBlock;
  /** What is moved and taken away: of a shared block, where it is put. */
  place: Place;
  /** The list that shows it; page and layout share one. */
  shownIn: OutlineList;
  /** The list of blocks around that one. */
  around: Standing | undefined;
}

/** The blocks from the outside in of the innermost one that a place is in; empty when it is in none. */
export function standingsTo(shownIn: OutlineList, place: Place, around?: Standing): Standing[] {
  for (const block of shownIn.blocks) {
    const standing = { block, place: placeOf(block), shownIn, around };
    for (const list of block.lists) {
      const inside = standingsTo(list, place, standing);
      if (inside.length) return [standing, ...inside];
    }
    if (isWithin(place, block.place) || isWithin(place, standing.place)) return [standing];
  }
  return [];
}

/** Every block, in the order in which they stand. */
export const allStandings = (shownIn: OutlineList, around?: Standing): Standing[] =>
  shownIn.blocks.flatMap((block) => {
    const standing = { block, place: placeOf(block), shownIn, around };
    return [standing, ...block.lists.flatMap((list) => allStandings(list, standing))];
  });

/** The blocks of one list from one place to another; only the last where they are of several lists. */
export function blocksBetween(list: OutlineList, from: Place | undefined, to: Place): Place[] {
  const end = standingsTo(list, to).at(-1);
  const places = end?.shownIn.blocks.map(placeOf) ?? [];
  const start = from && standingsTo(list, from).findLast(({ shownIn }) => shownIn === end?.shownIn);
  if (!start) return [to];
  const at = [start.place, to].map((place) => places.findIndex((one) => isSamePlace(one, place)));
  return places.slice(Math.min(...at), Math.max(...at) + 1);
}

/** Where a block is put, in the file that puts it there. */
export const placeOf = ({ reference, place }: OutlineBlock): Place => reference ?? place;

/** The list of blocks at a place: of a tab, say. */
export function listAt(list: OutlineList, place: Place): OutlineList | undefined {
  if (isSamePlace(list.place, place)) return list;
  for (const inner of list.blocks.flatMap(({ lists }) => lists)) {
    const found = listAt(inner, place);
    if (found) return found;
  }
  return undefined;
}

/** Where a page's own list of blocks is, however deep its layout has the slot; undefined without a layout. */
export function ownPlaceIn(list: OutlineList): Place | undefined {
  if (list.own) return list.own.place;
  for (const inner of list.blocks.flatMap(({ lists }) => lists)) {
    const found = ownPlaceIn(inner);
    if (found) return found;
  }
  return undefined;
}

/** The list that something is an entry of, and its place in it. */
export interface Entry {
  list: Place;
  index: number;
}

/** Undefined for the block of a file of its own. */
export function entryOf({ file, pointer }: Place): Entry | undefined {
  const keys = keysOfPointer(pointer);
  const index = Number(keys.pop());
  return Number.isInteger(index) && pointer !== ''
    ? { list: { file, pointer: pointer.slice(0, pointer.lastIndexOf('/')) }, index }
    : undefined;
}

/** How many entries a list has; 0 where there is no such list yet. */
export function countOf(json: Json | undefined, { pointer }: Place): number {
  const list = valueAt(json, pointer);
  return Array.isArray(list) ? list.length : 0;
}

/**
 * Where an entry of a list is once it was moved.
 * @param to where it goes, as the file was before
 */
export function pointerAfter(from: string, to: string): string {
  const [out, goal] = [keysOfPointer(from), keysOfPointer(to)];
  const at = out.length - 1;
  const isSameList = out.slice(0, at).every((key, index) => key === goal[index]);
  const shifts = isSameList && goal.length > at && Number(goal[at]) > Number(out[at]);
  const keys = shifts ? goal.with(at, String(Number(goal[at]) - 1)) : goal;
  return keys.reduce((pointer, key) => pointerTo(pointer, key), '');
}
