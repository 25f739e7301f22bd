import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import type { Labels } from '#shared/content.ts';
import controlClasses from './Controls.module.css';
import { Controls } from './Controls.tsx';
import classes from './List.module.css';
import { TopicLinks } from './TopicLinks.tsx';
import type { ListState } from './useList.ts';
import { emptyChoice } from './useListChoice.ts';

interface ListFrameProps {
  state: ListState;
  /** Accessible name of the list. */
  name?: string;
  /** Text for the number of matching items; `{n}` is the number. */
  count?: { one: string; other: string };
  /** Text for no matching item. */
  empty: string;
  labels: Labels;
  children: ReactNode;
  /** Content after the items. */
  foot?: ReactNode;
}

/** A list between its controls and its foot. The number of matching items is shown, and announced when it changes. */
export function ListFrame({ state, name, count, empty, labels, children, foot }: ListFrameProps) {
  const { list, controls, matches, total, change, resultsRef } = state;
  const searchRef = useRef<HTMLInputElement>(null);
  const hasControls = Boolean(list.search) || controls.length > 0;
  const isEmpty = matches.length === 0;
  const status = (hasControls || list.pageSize) && (
    <p role="status" className={controlClasses.status} data-empty={isEmpty || undefined}>
      {isEmpty ? empty : formatMatchCount(count, total)}
    </p>
  );
  const clear = () => {
    change(() => emptyChoice);
    // The button disappears once everything is cleared.
    (searchRef.current ?? resultsRef.current)?.focus();
  };
  return (
    <div className={`stack ${classes.list}`} data-address={addressParameters(state)}>
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
      <TopicLinks state={state} />
      <div ref={resultsRef} tabIndex={-1} className={classes.results}>
        {children}
      </div>
      {foot}
    </div>
  );
}

function formatMatchCount(count: ListFrameProps['count'], items: number): string | undefined {
  return (items === 1 ? count?.one : count?.other)?.replace('{n}', String(items));
}

/** Address parameters of the list, separated by spaces; empty for anchors only, undefined where there are none. */
function addressParameters({ list, controls }: ListState): string | undefined {
  const fields = controls.map(({ filter }) => filter.field);
  const names = [...(list.search ? ['q'] : []), ...fields, ...(list.pageSize ? ['page'] : [])];
  const hasAnchors = list.items.some(({ id }) => id);
  return names.length > 0 || hasAnchors ? [...new Set(names)].join(' ') : undefined;
}
