import type { Json } from '#shared/json.ts';
import type { OutlineList } from '#shared/studio.ts';
import type { OutlineNode } from '../frame/outlineTree.ts';
import { type BlockDestination, destinationAtEnd, destinationBeside, rejectionReason } from './blockDestination.ts';
import { listAt, listPositionOf, locationOfBlock, pathToBlock } from './blockLocation.ts';

type DropSide = 'before' | 'after' | 'inside';

/** List into which a block dropped inside a node goes; undefined if ambiguous. */
function listInside({ block, place }: OutlineNode, list: OutlineList): OutlineList | undefined {
  const [only, ...others] = block?.lists ?? [];
  if (block) return only && others.length === 0 ? only : undefined;
  return listAt(list, place);
}

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
      ? destinationInsideNode(target, list, json)
      : destinationBesideNode(target, side, list);
  return destination && !rejectionReason(block.type, destination) ? destination : undefined;
}

function destinationInsideNode(
  target: OutlineNode,
  list: OutlineList,
  json: Json | undefined,
): BlockDestination | undefined {
  const inside = listInside(target, list);
  return inside && destinationAtEnd(inside, json);
}

function destinationBesideNode(
  { place }: OutlineNode,
  side: 'before' | 'after',
  list: OutlineList,
): BlockDestination | undefined {
  const blockLocation = pathToBlock(list, place).at(-1);
  return blockLocation && destinationBeside(blockLocation, side);
}
