import type { TreeDragDropPayload } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { OutlineList } from '#shared/studio.ts';
import type { OutlineNode } from '../frame/outlineTree.ts';
import { useBlockOperations } from './BlockOperations.tsx';
import type { MoveDirection } from './blockDestination.ts';
import { destinationOfDrop } from './destinationOfDrop.ts';

const directionOfKey: Record<string, MoveDirection> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in' };

/** Properties of the outline's tree for moving blocks with the mouse and with keys. */
export function useOutlineEditing(list: OutlineList | undefined, find: (value: string) => OutlineNode | undefined) {
  const { act, drop } = useBlockOperations();
  const resolveNodes = ({ draggedNode, targetNode, position }: TreeDragDropPayload) => {
    const [dragged, target] = [find(draggedNode), find(targetNode)];
    return dragged && target ? ([dragged, target, position] as const) : undefined;
  };
  return {
    allowDrop(payload: TreeDragDropPayload) {
      const found = resolveNodes(payload);
      return found !== undefined && list !== undefined && destinationOfDrop(...found, list) !== undefined;
    },
    onDragDrop(payload: TreeDragDropPayload) {
      const found = resolveNodes(payload);
      const block = found?.[0].block;
      if (found && block) drop(block, (currentList, json) => destinationOfDrop(...found, currentList, json));
    },
    onKeyDownCapture(event: KeyboardEvent) {
      const direction = event.altKey ? directionOfKey[event.key] : undefined;
      if (!direction) return;
      // The tree would go to another node.
      event.preventDefault();
      event.stopPropagation();
      act(direction);
    },
  };
}
