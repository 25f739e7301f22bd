import { Group, type RenderTreeNodePayload, type UseTreeReturnType } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import classes from './StudioFrame.module.css';

interface TreeRowProps extends Pick<RenderTreeNodePayload, 'node' | 'expanded' | 'hasChildren' | 'elementProps'> {
  tree: Pick<UseTreeReturnType, 'toggleExpanded'>;
  isCurrent: boolean;
  onClick: (event: MouseEvent) => void;
  data?: Record<`data-${string}`, string | boolean | undefined> | undefined;
  children: ReactNode;
}

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
      {/* For the mouse; the tree itself handles the arrow keys. */}
      <span
        aria-hidden
        className={classes.toggle}
        data-open={expanded || undefined}
        data-hidden={!hasChildren || undefined}
        onClick={(event) => {
          event.stopPropagation();
          if (hasChildren) tree.toggleExpanded(node.value);
        }}
      />
      {row.children}
    </Group>
  );
}
