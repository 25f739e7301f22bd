import type { Json } from '#shared/json.ts';
import type { BlockDragMark } from '#shared/pageMarks.ts';
import { isSameLocation, isWithin } from '#shared/pointer.ts';
import type { OutlineBlock, OutlineList } from '#shared/studio.ts';
import type { OutlineNode } from '../frame/outlineTree.ts';
import { type BlockDestination, destinationAtEnd, destinationBeside, rejectionReason } from './blockDestination.ts';
import { listAt, listPositionOf, locationOfBlock, pathToBlock } from './blockLocation.ts';

type DropSide = 'before' | 'after' | 'inside';

/** A block or a list of blocks, as the outline has it. */
type DropPart = Pick<OutlineNode, 'block' | 'place'>;

/** Destination of a dropped block; undefined if the drop is not allowed. */
export function destinationOfDrop(
  { block }: DropPart,
  target: DropPart,
  side: DropSide,
  list: OutlineList,
  json?: Json,
): BlockDestination | undefined {
  if (!block || !listPositionOf(locationOfBlock(block)) || isWithin(target.place, block.place)) return undefined;
  const destination =
    side === 'inside' || !target.block
      ? destinationInside(target, list, json)
      : destinationBeside(pathToBlock(list, target.place).at(-1), side);
  return destination && !rejectionReason(block.type, destination) ? destination : undefined;
}

/**
 * Destination of a block that is dragged on the canvas; undefined where it may not land, or would stay where it is. A
 * block of the page never lands in its layout, nor the other way round: that would change other pages, unseen.
 */
export function destinationOnCanvas(
  { block: dragged, beside, side }: BlockDragMark,
  list: OutlineList,
): { block: OutlineBlock; to: (list: OutlineList, json?: Json) => BlockDestination | undefined } | undefined {
  const [moved, target] = [dragged, beside].map((place) => place && pathToBlock(list, place).at(-1)?.block);
  if (!moved || !target || !side) return undefined;
  const part = (block: OutlineBlock): DropPart => ({ block, place: locationOfBlock(block) });
  const to = (current: OutlineList, json?: Json) => destinationOfDrop(part(moved), part(target), side, current, json);
  const [from, destination] = [listPositionOf(locationOfBlock(moved)), to(list)];
  const isSame = destination && from && isSameLocation(destination.list, from.list);
  const stays = isSame && (destination.index === from.index || destination.index === from.index + 1);
  return destination && from && destination.list.file === from.list.file && !stays ? { block: moved, to } : undefined;
}

/** Undefined if ambiguous. */
function destinationInside({ block, place }: DropPart, list: OutlineList, json: Json | undefined) {
  const [only, ...others] = block ? block.lists : [listAt(list, place)];
  return only && others.length === 0 ? destinationAtEnd(only, json) : undefined;
}
