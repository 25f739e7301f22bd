import type { Json } from '#shared/json.ts';
import type { OutlineList } from '#shared/studio.ts';
import type { OutlineNode } from '../frame/outlineTree.ts';
import { type BlockDestination, destinationAtEnd, rejectionReason } from './blockDestination.ts';
import { listAt, listPositionOf, locationOfBlock, pathToBlock } from './blockLocation.ts';

/** Side of an outline node on which a block is dropped. */
export type DropSide = 'before' | 'after' | 'inside';

/** Location of an outline node: of a shared block, the reference to it. */
const locationOfNode = ({ block, place }: OutlineNode) => (block ? locationOfBlock(block) : place);

/** List into which a block dropped inside a node goes; undefined if ambiguous. */
function listInside({ block, place }: OutlineNode, list: OutlineList): OutlineList | undefined {
  const [only, ...others] = block?.lists ?? [];
  if (block) return only && others.length === 0 ? only : undefined;
  return listAt(list, place);
}

/** Destination of a dropped block; undefined if the drop is not allowed. */
export function destinationOfDrop(
  dragged: OutlineNode,
  target: OutlineNode,
  side: DropSide,
  list: OutlineList,
  json?: Json,
): BlockDestination | undefined {
  const destination =
    side === 'inside' || !target.block
      ? destinationInsideNode(target, list, json)
      : destinationBesideNode(target, side, list);
  const isAllowed =
    destination &&
    dragged.block &&
    listPositionOf(locationOfNode(dragged)) &&
    !rejectionReason(dragged.block.type, destination);
  return isAllowed ? destination : undefined;
}

function destinationInsideNode(
  target: OutlineNode,
  list: OutlineList,
  json: Json | undefined,
): BlockDestination | undefined {
  const inside = listInside(target, list);
  return inside && destinationAtEnd(inside, json);
}

function destinationBesideNode(target: OutlineNode, side: DropSide, list: OutlineList): BlockDestination | undefined {
  const blockLocation = pathToBlock(list, target.place).at(-1);
  const entry = blockLocation && listPositionOf(blockLocation.place);
  return (
    entry && { list: entry.list, index: entry.index + Number(side === 'after'), accepts: blockLocation.shownIn.accepts }
  );
}
