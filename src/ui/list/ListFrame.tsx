import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import type { Labels } from '#shared/content.ts';
import controlClasses from './Controls.module.css';
import { Controls } from './Controls.tsx';
import classes from './List.module.css';
import { noChoice } from './useChoice.ts';
import type { ListState } from './useList.ts';

interface ListFrameProps {
  state: ListState;
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

/** A list between what steers it and what follows it. How many items fit is shown, and read out when it changes. */
export function ListFrame({ state, name, count, empty, labels, children, foot }: ListFrameProps) {
  const { list, controls, matches, change, resultsRef } = state;
  const searchRef = useRef<HTMLInputElement>(null);
  const hasControls = Boolean(list.search) || controls.length > 0;
  const isEmpty = matches.length === 0;
  const status = (hasControls || list.pageSize) && (
    <p role="status" className={controlClasses.status} data-empty={isEmpty || undefined}>
      {isEmpty ? empty : countText(count, matches.length)}
    </p>
  );
  const clear = () => {
    change(() => noChoice);
    // The button goes with what it took back.
    (searchRef.current ?? resultsRef.current)?.focus();
  };
  return (
    <div className={`stack ${classes.list}`} data-address={namesInAddress(state)}>
      {hasControls ? (
        <Controls
          state={state}
          name={name}
          searchRef={searchRef}
          status={status}
          clearButton={
            <Button variant="secondary" className={controlClasses.clear} hidden={!isEmpty} onClick={clear}>
              {labels.clearFilters}
            </Button>
          }
        />
      ) : (
        status
      )}
      <div ref={resultsRef} tabIndex={-1} className={classes.results}>
        {children}
      </div>
      {foot}
    </div>
  );
}

function countText(count: ListFrameProps['count'], items: number): string | undefined {
  return (items === 1 ? count?.one : count?.other)?.replace('{n}', String(items));
}

/** The part of an address that is about the list; undefined where nothing is. An anchor has no name. */
function namesInAddress({ list, controls }: ListState): string | undefined {
  const fields = controls.map(({ filter }) => filter.field);
  const names = [...(list.search ? ['q'] : []), ...fields, ...(list.pageSize ? ['page'] : [])];
  const hasAnchors = list.items.some(({ id }) => id);
  return names.length > 0 || hasAnchors ? [...new Set(names)].join(' ') : undefined;
}
