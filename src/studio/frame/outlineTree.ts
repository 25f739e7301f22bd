import type { TreeNodeData } from '@mantine/core';
import type { OutlineBlock, OutlineList, Place } from '#shared/studio.ts';

/** An entry of the outline: a block, or one of several lists of blocks in it, such as a tab. */
export interface OutlineNode extends TreeNodeData {
  place: Place;
  block?: OutlineBlock;
  children?: OutlineNode[];
}

/** A name for a place; where a shared block stands twice, the second is another one. */
function nameOnce({ file, pointer }: Place, used: Set<string>): string {
  let name = `${file}#${pointer}`;
  while (used.has(name)) name += '+';
  used.add(name);
  return name;
}

/** The outline as a tree: blocks, and between them the lists of those that have several. */
export function treeOfOutline({ blocks }: OutlineList, used = new Set<string>()): OutlineNode[] {
  return blocks.map((block): OutlineNode => {
    const value = nameOnce(block.place, used);
    const [only, ...others] = block.lists;
    const children =
      only && others.length === 0 && only.name === ''
        ? treeOfOutline(only, used)
        : block.lists.map((list) => ({
            value: nameOnce(list.place, used),
            label: list.name,
            place: list.place,
            children: treeOfOutline(list, used),
          }));
    return { value, label: block.label, place: block.place, block, ...(children.length && { children }) };
  });
}

/** The entries from the outside in of the innermost one that a place is in; empty when it is in none. */
export function pathTo(nodes: readonly OutlineNode[], place: Place): OutlineNode[] {
  for (const node of nodes) {
    const inside = pathTo(node.children ?? [], place);
    if (inside.length) return [node, ...inside];
    if (isWithin(place, node.place)) return [node];
  }
  return [];
}

/** Names of the entries of other files, such as the layout, around blocks of a file. */
export function namesAround(nodes: readonly OutlineNode[], file: string): string[] {
  return nodes.flatMap((node) => {
    const inside = namesAround(node.children ?? [], file);
    const isAround = node.place.file !== file && (inside.length > 0 || hasBlocksOf(node, file));
    return isAround ? [node.value, ...inside] : inside;
  });
}

const hasBlocksOf = ({ children = [] }: OutlineNode, file: string): boolean =>
  children.some(({ place }) => place.file === file);

/** Whether a place is another one, or inside of it. */
export const isWithin = (place: Place, other: Place) =>
  place.file === other.file && `${place.pointer}/`.startsWith(`${other.pointer}/`);
