import type { ReactNode, RefObject } from 'react';
import { Controls } from './Controls.tsx';
import classes from './List.module.css';
import type { Search } from './state.ts';
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
  /** The items. */
  children: ReactNode;
  /** What follows them. */
  foot?: ReactNode;
}

/** A list between what steers it and what follows it. How many items fit is shown, and read out when it changes. */
export function ListFrame(props: ListFrameProps) {
  const { view, name, search, count, empty, followsAddress, resultsRef, children, foot } = props;
  const { matches, offer } = view;
  const isSteered = offer.hasSearch || offer.hasPages || offer.filters.length > 0;
  return (
    <div className={classes.list} data-address={followsAddress || undefined}>
      {(search || offer.filters.length > 0) && <Controls view={view} search={search} name={name} />}
      <div ref={resultsRef} tabIndex={-1} className={classes.results}>
        {isSteered && (
          <p role="status" className={matches.length ? classes.count : classes.empty}>
            {matches.length ? countText(count, matches.length) : empty}
          </p>
        )}
        {children}
      </div>
      {foot}
    </div>
  );
}

function countText(count: ListFrameProps['count'], matches: number): string | undefined {
  return (matches === 1 ? count?.one : count?.other)?.replace('{n}', String(matches));
}
