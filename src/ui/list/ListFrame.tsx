import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Labels } from '#shared/content.ts';
import controls from './Controls.module.css';
import { Controls } from './Controls.tsx';
import classes from './List.module.css';
import type { ListShape } from './shape.ts';

interface ListFrameProps {
  list: ListShape;
  /** What the list is called, for people who do not see it. */
  name?: string;
  /** How many items fit, in words; `{n}` is the number. */
  count?: { one: string; other: string };
  /** Words for no item. */
  empty: string;
  labels: Labels;
  /** The items. */
  children: ReactNode;
  /** What follows them. */
  foot?: ReactNode;
}

/**
 * A list between what steers it and what follows it: the behaviour "list" does the rest. How many items fit is
 * shown, and read out when it changes. What is rendered is the list of which nothing is chosen.
 */
export function ListFrame({ list, name, count, empty, labels, children, foot }: ListFrameProps) {
  const { items, search, filters = [], pageSize } = list;
  const hasControls = Boolean(search) || filters.length > 0;
  const isEmpty = items.length === 0;
  const status = (hasControls || pageSize) && (
    <Text
      role="status"
      className={controls.status}
      data-empty={isEmpty || undefined}
      data-one={count?.one}
      data-other={count?.other}
      data-nothing={empty}
    >
      {isEmpty ? empty : countText(count, items.length)}
    </Text>
  );
  return (
    <Stack className={classes.list}>
      {hasControls ? (
        <Controls
          list={list}
          name={name}
          status={status}
          clearButton={
            <Button variant="secondary" className={controls.clear} hidden={!isEmpty} data-act="clear">
              {labels.clearFilters}
            </Button>
          }
        />
      ) : (
        status
      )}
      <div tabIndex={-1} className={classes.results}>
        {children}
      </div>
      {foot}
    </Stack>
  );
}

function countText(count: ListFrameProps['count'], items: number): string | undefined {
  return (items === 1 ? count?.one : count?.other)?.replace('{n}', String(items));
}
