import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { Labels } from '#shared/content.ts';
import controls from './Controls.module.css';
import { Controls } from './Controls.tsx';
import classes from './List.module.css';
import { initialState, type Search } from './state.ts';
import { searchName } from './urlState.ts';
import type { ListView } from './useList.ts';

interface ListFrameProps {
  view: ListView;
  /** What the list is called, for people who do not see it. */
  name?: string;
  search?: Search;
  /** How many items fit, in words; `{n}` is the number. */
  count?: { one: string; other: string };
  /** Words for no item. */
  empty: string;
  /** The list follows the page's address, and wakes when that says something. */
  followsAddress: boolean;
  /** The part with the items; it takes the focus when they are others. */
  resultsRef?: RefObject<HTMLDivElement | null>;
  labels: Labels;
  /** The items. */
  children: ReactNode;
  /** What follows them. */
  foot?: ReactNode;
}

/** A list between what steers it and what follows it. How many items fit is shown, and read out when it changes. */
export function ListFrame(props: ListFrameProps) {
  const { view, name, search, count, empty, followsAddress, resultsRef, children, foot, labels } = props;
  const { matches, offer, formRef, change } = view;
  const ownRef = useRef<HTMLDivElement>(null);
  const results = resultsRef ?? ownRef;
  const hasControls = offer.hasSearch || offer.filters.length > 0;
  const nothingFits = matches.length === 0;

  const clear = () => {
    change(initialState);
    // The button goes with what it took back.
    const field = formRef.current?.elements.namedItem(searchName);
    (field instanceof HTMLElement ? field : results.current)?.focus();
  };

  const status = (hasControls || offer.hasPages) && (
    <Text role="status" className={controls.status} data-empty={nothingFits || undefined}>
      {nothingFits ? empty : countText(count, matches.length)}
    </Text>
  );
  return (
    <Stack className={classes.list} data-address={followsAddress || undefined}>
      {hasControls ? (
        <Controls
          view={view}
          search={search}
          name={name}
          status={status}
          clearButton={
            nothingFits && (
              <Button variant="secondary" className={controls.clear} onClick={clear}>
                {labels.clearFilters}
              </Button>
            )
          }
        />
      ) : (
        status
      )}
      <div ref={results} tabIndex={-1} className={classes.results}>
        {children}
      </div>
      {foot}
    </Stack>
  );
}

function countText(count: ListFrameProps['count'], matches: number): string | undefined {
  return (matches === 1 ? count?.one : count?.other)?.replace('{n}', String(matches));
}
