import type { Json } from '#shared/json.ts';
import type { OutlineList } from '#shared/studio.ts';
import type { OutlineNode } from '../frame/outlineTree.ts';
import { type Goal, goalAtEnd, whyRefused } from './moves.ts';
import { entryOf, listAt, placeOf, standingsTo } from './standing.ts';

/** Where something is dropped at an entry of the outline. */
export type DropSide = 'before' | 'after' | 'inside';

/** The place that stands for an entry: of a shared block, where it is put. */
const placeOfNode = ({ block, place }: OutlineNode) => (block ? placeOf(block) : place);

/** The list that something dropped into an entry comes to; undefined where that would not be clear. */
function listInside({ block, place }: OutlineNode, list: OutlineList): OutlineList | undefined {
  const [only, ...others] = block?.lists ?? [];
  if (block) return only && others.length === 0 ? only : undefined;
  return listAt(list, place);
}

/** Where a block goes that is dropped; undefined where it may not be. */
export function dropGoal(
  dragged: OutlineNode,
  target: OutlineNode,
  side: DropSide,
  list: OutlineList,
  json?: Json,
): Goal | undefined {
  const goal = side === 'inside' || !target.block ? goalInside(target, list, json) : goalBeside(target, side, list);
  const isAllowed = goal && dragged.block && entryOf(placeOfNode(dragged)) && !whyRefused(dragged.block.type, goal);
  return isAllowed ? goal : undefined;
}

function goalInside(target: OutlineNode, list: OutlineList, json: Json | undefined): Goal | undefined {
  const inside = listInside(target, list);
  return inside && goalAtEnd(inside, json);
}

function goalBeside(target: OutlineNode, side: DropSide, list: OutlineList): Goal | undefined {
  const standing = standingsTo(list, target.place).at(-1);
  const entry = standing && entryOf(standing.place);
  return (
    entry && { list: entry.list, index: entry.index + Number(side === 'after'), accepts: standing.shownIn.accepts }
  );
}
