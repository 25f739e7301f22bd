import { pointerTo } from '#shared/applyChange.ts';
import type { Json } from '#shared/json.ts';
import type { OutlineBlock, OutlineList, Place } from '#shared/studio.ts';
import { isSamePlace } from '../canvas/findPlace.ts';
import { countOf, entryOf, placeOf, type Standing } from './standing.ts';

/** Where a block is to go: before an entry of a list, or behind its last. */
export interface Goal {
  list: Place;
  index: number;
  accepts?: string[] | undefined;
  isMissing?: boolean | undefined;
}

/** A way of moving a block by the keyboard. */
export type Direction = 'up' | 'down' | 'in';

const inFront = 'There is no place in front of it.';
const behind = 'There is no place behind it.';

/**
 * Where a block goes by one step: up and down in its list, at the ends of it to the next list around (the tab beside, then
 * the page), or in: into the block in front of it.
 * @returns a sentence where there is no such place
 */
export function goalOf(direction: Direction, standing: Standing, json: Json | undefined): Goal | string {
  const entry = entryOf(standing.place);
  if (!entry) return 'It is a file of its own, and stands where pages put it.';
  const { list, index } = entry;
  if (direction === 'in') return goalInside(standing, json);
  if (direction === 'up' && index > 0) return { list, index: index - 1 };
  if (direction === 'down' && index < countOf(json, list) - 1) return { list, index: index + 2 };
  return goalAround(direction, standing, json);
}

/** Behind the last block in the block in front. */
function goalInside({ shownIn, place }: Standing, json: Json | undefined): Goal | string {
  const at = shownIn.blocks.findIndex((block) => isSamePlace(placeOf(block), place));
  const lists = listsOfFile(shownIn.blocks[at - 1], place.file);
  const last = lists.at(-1);
  return last ? goalAtEnd(last, json) : 'What stands in front of it holds no blocks.';
}

function goalAround(direction: 'up' | 'down', { around, shownIn, place }: Standing, json: Json | undefined) {
  const out = around && entryOf(around.place);
  if (!out || around.place.file !== place.file) return direction === 'up' ? inFront : behind;
  const lists = listsOfFile(around.block, place.file);
  const beside = lists[lists.indexOf(shownIn) + (direction === 'up' ? -1 : 1)];
  if (beside) return direction === 'up' ? goalAtEnd(beside, json) : { ...goalAtEnd(beside, json), index: 0 };
  return { list: out.list, index: direction === 'up' ? out.index : out.index + 1 };
}

/** @param json of the file of the list */
export const goalAtEnd = ({ place, accepts, isMissing }: OutlineList, json: Json | undefined): Goal => ({
  list: place,
  index: countOf(json, place),
  accepts,
  isMissing,
});

const listsOfFile = (block: OutlineBlock | undefined, file: string): OutlineList[] =>
  (block?.lists ?? []).filter(({ place }) => place.file === file);

/** Pointer of the entry at a goal. */
export const pointerOfGoal = ({ list, index }: Goal): string => pointerTo(list.pointer, index);

/** Why a block of a type may not stand in a list; undefined where it may. */
export const whyRefused = (type: string, { accepts }: Pick<Goal, 'accepts'>): string | undefined =>
  accepts && type !== 'shared' && !accepts.includes(type)
    ? `Only these may stand there: ${accepts.join(', ')}.`
    : undefined;
