import { type ReactNode, useEffect, useRef } from 'react';
import classes from './List.module.css';
import type { ListState } from './useList.ts';

interface ResultsProps {
  state: ListState;
  /** Number of items in a row on a wide screen, 2 to 4. */
  columns: number;
  className?: string;
  /** One element for each item, in order. While these are the same elements, a choice re-renders none of them. */
  cards: readonly ReactNode[];
}

/**
 * The items of a list. Those that do not match, or belong to a different page, stay in the list and are hidden, so that
 * a choice moves as little as possible. Without scripts nothing is hidden. Where pages have addresses, each document has
 * the items of its own.
 */
export function Results({ state, columns, className, cards }: ResultsProps) {
  const { list, shown, showMore } = state;
  return (
    <ul
      className={className ? `${classes.items} ${className}` : classes.items}
      hidden={shown.size === 0}
      data-columns={columns}
    >
      {list.items.map(({ id }, position) =>
        list.listPages && !shown.has(position) ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of all items never changes
          <li className={classes.item} id={id} data-off={!shown.has(position) || undefined} key={position}>
            {cards[position]}
          </li>
        ),
      )}
      {showMore && <ListEnd onNear={showMore} />}
    </ul>
  );
}

/** Sentinel at the end of the shown part of a long list. */
function ListEnd({ onNear }: { onNear: () => void }) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: '800px 0px' });
    if (ref.current) near.observe(ref.current);
    return () => near.disconnect();
  }, [onNear]);
  return <li ref={ref} aria-hidden="true" data-batch />;
}
