import { Group, type RenderTreeNodePayload, type UseTreeReturnType } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import classes from './Frame.module.css';
import { Toggle } from './Toggle.tsx';

interface TreeRowProps extends Pick<RenderTreeNodePayload, 'node' | 'expanded' | 'hasChildren' | 'elementProps'> {
  tree: Pick<UseTreeReturnType, 'toggleExpanded'>;
  isCurrent: boolean;
  onClick: (event: MouseEvent) => void;
  /** By which it is found. */
  data?: Record<`data-${string}`, string | boolean | undefined> | undefined;
  children: ReactNode;
}

/** The line of an entry of a tree: it opens and closes by its mark, and is chosen anywhere else. */
export function TreeRow({ node, expanded, hasChildren, elementProps, tree, isCurrent, ...row }: TreeRowProps) {
  return (
    <Group
      {...elementProps}
      {...row.data}
      className={`${elementProps.className} ${classes.row}`}
      gap={6}
      wrap="nowrap"
      data-current={isCurrent || undefined}
      onClick={row.onClick}
    >
      <Toggle isOpen={expanded} isShown={hasChildren} onToggle={() => tree.toggleExpanded(node.value)} />
      {row.children}
    </Group>
  );
}
