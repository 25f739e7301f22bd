import type { TreeNodeData } from '@mantine/core';
import { isWithin } from '#shared/pointer.ts';
import type { FileLocation, OutlineBlock, OutlineList } from '#shared/studio.ts';

export interface OutlineNode extends TreeNodeData {
  place: FileLocation;
  block?: OutlineBlock;
  children?: OutlineNode[];
}

/** A shared block may be on the page twice. */
function createUniqueValue({ file, pointer }: FileLocation, used: Set<string>): string {
  let name = `${file}#${pointer}`;
  while (used.has(name)) name += '+';
  used.add(name);
  return name;
}

/** Builds a tree of blocks; lists are nodes only in blocks with several of them. */
export function buildOutlineTree({ blocks }: OutlineList, used = new Set<string>()): OutlineNode[] {
  return blocks.map((block): OutlineNode => {
    const value = createUniqueValue(block.place, used);
    const [only, ...others] = block.lists;
    const children =
      only && others.length === 0 && only.name === ''
        ? buildOutlineTree(only, used)
        : block.lists.map((list) => ({
            value: createUniqueValue(list.place, used),
            label: list.name,
            place: list.place,
            children: buildOutlineTree(list, used),
          }));
    return { value, label: block.label, place: block.place, block, ...(children.length && { children }) };
  });
}

/** Path of nodes from the outermost to the innermost one around a location; empty if there is none. */
export function pathToNode(nodes: readonly OutlineNode[], place: FileLocation): OutlineNode[] {
  for (const node of nodes) {
    const inside = pathToNode(node.children ?? [], place);
    if (inside.length) return [node, ...inside];
    if (isWithin(place, node.place)) return [node];
  }
  return [];
}

/** Values of nodes in other files, such as the layout, that contain blocks of a file. */
export function valuesOfOuterNodes(nodes: readonly OutlineNode[], file: string): string[] {
  return nodes.flatMap((node) => {
    const inside = valuesOfOuterNodes(node.children ?? [], file);
    const isAround = node.place.file !== file && (inside.length > 0 || hasBlocksOf(node, file));
    return isAround ? [node.value, ...inside] : inside;
  });
}

const hasBlocksOf = ({ children = [] }: OutlineNode, file: string): boolean =>
  children.some(({ place }) => place.file === file);
