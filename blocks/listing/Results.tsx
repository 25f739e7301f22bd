import { type MouseEvent, memo, useEffect, useRef, useState } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { ExpandableCard } from './ExpandableCard.tsx';
import { batchCount, firstCount } from './firstCount.ts';
import { ItemCard } from './ItemCard.tsx';
import classes from './Listing.module.css';
import type { Listing } from './listing.types.ts';
import { PictureTile } from './PictureTile.tsx';
import type { Item } from './state.ts';
import type { ListingView } from './useListing.ts';

type Look = NonNullable<Listing['look']>;

interface ResultsProps {
  props: Listing;
  look: Look;
  view: ListingView;
  level: BlockContext['level'];
  onClick: (event: MouseEvent) => void;
  enlarge: (position: number) => void;
}

/**
 * The items. Those that do not fit stay in the list and are hidden, so that a choice moves no more than it must; without
 * scripts nothing is hidden. Of a very long list only the items in question are there.
 */
export function Results({ props, look, view: { shown, page, state }, level, onClick, enlarge }: ResultsProps) {
  const { items, columns = 3, linkLabel, opensDialog = false, detailsButton } = props;
  const isLong = items.length > firstCount;
  const { reached, endRef } = useReached(shown.length, isLong, `${page} ${JSON.stringify(state)}`);
  const visible = new Set(shown.slice(0, reached));
  return (
    // biome-ignore lint/a11y: the links inside are what is pressed, by keyboard too; their clicks are dealt with here
    <ul className={classes.items} data-look={look} data-columns={columns} hidden={shown.length === 0} onClick={onClick}>
      {items.map((item, position) =>
        position < firstCount || visible.has(position) ? (
          <ListItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of all items never changes
            key={position}
            item={item}
            position={position}
            isOff={!visible.has(position)}
            look={look}
            level={level}
            linkLabel={linkLabel}
            opensDialog={opensDialog}
            detailsButton={detailsButton}
            enlarge={enlarge}
          />
        ) : null,
      )}
      {reached < shown.length && <li ref={endRef} className={classes.end} aria-hidden="true" />}
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

interface ListItemProps
  extends Pick<Listing, 'linkLabel' | 'detailsButton'>,
    Pick<ResultsProps, 'look' | 'level' | 'enlarge'> {
  item: Item;
  position: number;
  /** Does not fit what is chosen, or stands on another page. */
  isOff: boolean;
  opensDialog: boolean;
}

const ListItem = memo(function ListItem({ item, position, isOff, look, level, ...rest }: ListItemProps) {
  return (
    <li className={classes.item} id={item.id} data-off={isOff || undefined}>
      {look === 'cards' && (
        <ItemCard item={item} level={level} linkLabel={rest.linkLabel} opensDialog={rest.opensDialog} />
      )}
      {look === 'pictures' && <PictureTile item={item} position={position} enlarge={rest.enlarge} />}
      {look === 'expandable' && <ExpandableCard item={item} level={level} button={rest.detailsButton} />}
    </li>
  );
});
