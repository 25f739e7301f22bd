import { type MouseEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { batchCount, firstCount } from './firstCount.ts';
import classes from './List.module.css';
import type { Item } from './state.ts';
import type { ListView } from './useList.ts';

/** What one item looks like. */
type RenderItem<One> = (item: One, position: number) => ReactNode;

interface ResultsProps<One extends Item> {
  items: readonly One[];
  view: ListView;
  /** Items to a row on a wide screen, 2 to 4. */
  columns: number;
  className?: string;
  /** The same function at every rendering, or all items are rendered anew. */
  render: RenderItem<One>;
  /** Hears of clicks on links in the items. */
  onClick?: (event: MouseEvent) => void;
}

/**
 * The items of a list. Those that do not fit stay in the list and are hidden, so that a choice moves no more than it
 * must; without scripts nothing is hidden. Of a very long list only the items in question are there.
 */
export function Results<One extends Item>({ items, view, columns, className, render, onClick }: ResultsProps<One>) {
  const { shown, page, state } = view;
  const isLong = items.length > firstCount;
  const { reached, endRef } = useReached(shown.length, isLong, `${page} ${JSON.stringify(state)}`);
  const visible = new Set(shown.slice(0, reached));
  return (
    // biome-ignore lint/a11y: the links inside are what is pressed, by keyboard too; their clicks are dealt with here
    <ul
      className={className ? `${classes.items} ${className}` : classes.items}
      data-columns={columns}
      hidden={shown.length === 0}
      onClick={onClick}
    >
      {items.map((item, position) =>
        position < firstCount || visible.has(position) ? (
          <Result
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of all items never changes
            key={position}
            item={item}
            position={position}
            isOff={!visible.has(position)}
            render={render as RenderItem<Item>}
          />
        ) : null,
      )}
      {reached < shown.length && <li ref={endRef} aria-hidden="true" />}
    </ul>
  );
}

/** How many items of a long list are shown: more whenever their end comes near, from the start with every new choice. */
function useReached(count: number, isLong: boolean, choice: string) {
  const [more, setMore] = useState({ choice, steps: 1 });
  const endRef = useRef<HTMLLIElement>(null);
  const steps = more.choice === choice ? more.steps : 1;
  const reached = isLong ? Math.min(count, steps * batchCount) : count;
  useEffect(() => {
    if (!endRef.current || reached === count) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setMore({ choice, steps: steps + 1 });
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(endRef.current);
    return () => observer.disconnect();
  }, [reached, count, choice, steps]);
  return { reached, endRef };
}

interface ResultProps {
  item: Item;
  position: number;
  /** Does not fit what is chosen, or stands on another page. */
  isOff: boolean;
  render: RenderItem<Item>;
}

const Result = memo(function Result({ item, position, isOff, render }: ResultProps) {
  return (
    <li className={classes.item} id={item.id} data-off={isOff || undefined}>
      {render(item, position)}
    </li>
  );
});
