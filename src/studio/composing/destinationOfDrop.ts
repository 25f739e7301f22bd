import type { Json } from '#shared/json.ts';
import type { OutlineList } from '#shared/studio.ts';
import type { OutlineNode } from '../frame/outlineTree.ts';
import { type BlockDestination, destinationAtEnd, destinationBeside, rejectionReason } from './blockDestination.ts';
import { listAt, listPositionOf, locationOfBlock, pathToBlock } from './blockLocation.ts';

type DropSide = 'before' | 'after' | 'inside';

/** Destination of a dropped block; undefined if the drop is not allowed. */
export function destinationOfDrop(
  { block }: OutlineNode,
  target: OutlineNode,
  side: DropSide,
  list: OutlineList,
  json?: Json,
): BlockDestination | undefined {
  if (!block || !listPositionOf(locationOfBlock(block))) return undefined;
  const destination =
    side === 'inside' || !target.block
      ? destinationInside(target, list, json)
      : destinationBeside(pathToBlock(list, target.place).at(-1), side);
  return destination && !rejectionReason(block.type, destination) ? destination : undefined;
}

/** Undefined if ambiguous. */
function destinationInside({ block, place }: OutlineNode, list: OutlineList, json: Json | undefined) {
  const [only, ...others] = block ? block.lists : [listAt(list, place)];
  return only && others.length === 0 ? destinationAtEnd(only, json) : undefined;
}
