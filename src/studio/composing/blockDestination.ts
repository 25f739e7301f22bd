import type { Json } from '#shared/json.ts';
import { listLengthAt } from '#shared/listMove.ts';
import { isSameLocation } from '#shared/pointer.ts';
import type { FileLocation, OutlineBlock, OutlineList } from '#shared/studio.ts';
import { type BlockLocation, listPositionOf, locationOfBlock } from './blockLocation.ts';

/** Destination of a block: before a list item, or at the end of a list. */
export interface BlockDestination {
  list: FileLocation;
  index: number;
  accepts?: string[] | undefined;
  isMissing?: boolean | undefined;
}

export type MoveDirection = 'up' | 'down' | 'in';

/**
 * Up and down go within the list, then to the next list around it (the next tab, then the page); in goes into the
 * previous block.
 * @returns a message if there is no such place
 */
export function destinationOfMove(
  direction: MoveDirection,
  blockLocation: BlockLocation,
  json: Json | undefined,
): BlockDestination | string {
  const entry = listPositionOf(blockLocation.place);
  if (!entry) return 'It is a file of its own, and stands where pages put it.';
  const { list, index } = entry;
  if (direction === 'in') return destinationInside(blockLocation, json);
  if (direction === 'up' && index > 0) return { list, index: index - 1 };
  if (direction === 'down' && index < listLengthAt(json, list.pointer) - 1) return { list, index: index + 2 };
  return destinationAround(direction, blockLocation, json);
}

/** End of the last list in the previous block. */
function destinationInside({ shownIn, place }: BlockLocation, json: Json | undefined): BlockDestination | string {
  const index = shownIn.blocks.findIndex((block) => isSameLocation(locationOfBlock(block), place));
  const lists = listsOfFile(shownIn.blocks[index - 1], place.file);
  const last = lists.at(-1);
  return last ? destinationAtEnd(last, json) : 'What stands in front of it holds no blocks.';
}

function destinationAround(
  direction: 'up' | 'down',
  { around, shownIn, place }: BlockLocation,
  json: Json | undefined,
) {
  const isUp = direction === 'up';
  const outerPosition = around && listPositionOf(around.place);
  if (!outerPosition || around.place.file !== place.file)
    return `There is no place ${isUp ? 'in front of' : 'behind'} it.`;
  const lists = listsOfFile(around.block, place.file);
  const adjacent = lists[lists.indexOf(shownIn) + (isUp ? -1 : 1)];
  if (adjacent) return { ...destinationAtEnd(adjacent, json), ...(!isUp && { index: 0 }) };
  return { list: outerPosition.list, index: outerPosition.index + Number(!isUp) };
}

/** Undefined beside the root block of a file. */
export function destinationBeside(
  block: BlockLocation | undefined,
  side: 'before' | 'after',
): BlockDestination | undefined {
  const entry = block && listPositionOf(block.place);
  return entry && { list: entry.list, index: entry.index + Number(side === 'after'), accepts: block.shownIn.accepts };
}

/** @param json of the list's file */
export const destinationAtEnd = (
  { place, accepts, isMissing }: OutlineList,
  json: Json | undefined,
): BlockDestination => ({
  list: place,
  index: listLengthAt(json, place.pointer),
  accepts,
  isMissing,
});

const listsOfFile = (block: OutlineBlock | undefined, file: string): OutlineList[] =>
  (block?.lists ?? []).filter(({ place }) => place.file === file);

/** Reason why a block type is not allowed in a list; undefined if it is. */
export const rejectionReason = (type: string, { accepts }: Pick<BlockDestination, 'accepts'>): string | undefined =>
  accepts && type !== 'shared' && !accepts.includes(type)
    ? `Only these may stand there: ${accepts.join(', ')}.`
    : undefined;
