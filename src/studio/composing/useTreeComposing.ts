import type { TreeDragDropPayload } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { OutlineList } from '#shared/studio.ts';
import type { OutlineNode } from '../frame/outlineTree.ts';
import { useComposing } from './Composing.tsx';
import { dropGoal } from './dropGoal.ts';
import type { Direction } from './moves.ts';

const directions: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in' };

/**
 * Properties of the outline's tree that let its blocks be moved, with the mouse and with keys.
 * @param find gives an entry of it
 */
export function useTreeComposing(list: OutlineList | undefined, find: (value: string) => OutlineNode | undefined) {
  const { act, drop } = useComposing();
  const read = ({ draggedNode, targetNode, position }: TreeDragDropPayload) => {
    const [dragged, target] = [find(draggedNode), find(targetNode)];
    return dragged && target ? ([dragged, target, position] as const) : undefined;
  };
  return {
    allowDrop(payload: TreeDragDropPayload) {
      const found = read(payload);
      return found !== undefined && list !== undefined && dropGoal(...found, list) !== undefined;
    },
    onDragDrop(payload: TreeDragDropPayload) {
      const found = read(payload);
      const block = found?.[0].block;
      if (found && block) drop(block, (now, json) => dropGoal(...found, now, json));
    },
    onKeyDownCapture(event: KeyboardEvent) {
      const direction = event.altKey ? directions[event.key] : undefined;
      if (!direction) return;
      // The tree itself would go to another entry.
      event.preventDefault();
      event.stopPropagation();
      act(direction);
    },
  };
}
