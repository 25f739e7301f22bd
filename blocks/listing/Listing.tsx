import { useCallback, useRef } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { headingBelow } from '#ui/headingBelow.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { Results } from '#ui/list/Results.tsx';
import { turnTo } from '#ui/list/transitions.ts';
import { useList } from '#ui/list/useList.ts';
import { Section } from '#ui/Section.tsx';
import { DetailDialog } from './DetailDialog.tsx';
import { ExpandableCard } from './ExpandableCard.tsx';
import { ItemCard } from './ItemCard.tsx';
import type { Item } from './item.ts';
import classes from './Listing.module.css';
import type { Listing as Props } from './listing.types.ts';
import { PageButtons } from './PageButtons.tsx';
import { useOpened } from './useOpened.ts';

/** Items that one searches, filters and leafs through. */
export default function Listing(props: Props & BlockContext) {
  const { eyebrow, heading, intro, items, columns = 3, search, filters, count, empty, labels, level } = props;
  const view = useList(props);
  const { page, pages, state, change } = view;
  const { opened, openFromClick, close } = useOpened(items, Boolean(props.opensDialog));
  const render = useItemLook(props);
  const resultsRef = useRef<HTMLDivElement>(null);

  const turn = (to: number) => {
    change(turnTo(state, to));
    // The button that was pressed may be gone or disabled now, and the new items begin above it.
    resultsRef.current?.focus({ preventScroll: true });
    resultsRef.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
      <ListFrame
        view={view}
        name={heading}
        search={search}
        count={count}
        empty={empty}
        labels={labels}
        followsAddress={Boolean(search || filters?.length || props.pageSize || props.opensDialog)}
        resultsRef={resultsRef}
        foot={pages > 1 && <PageButtons page={page} pages={pages} turn={turn} labels={labels} />}
      >
        <Results
          items={items}
          view={view}
          columns={columns}
          className={props.look === 'expandable' ? classes.expandable : undefined}
          render={render}
          onClick={openFromClick}
        />
      </ListFrame>
      {opened && <DetailDialog item={opened} onClose={close} labels={labels} level={level} key={opened.id} />}
    </Section>
  );
}

/** What an item looks like: the same function as long as the block's properties are the same. */
function useItemLook({ heading, look, linkLabel, opensDialog = false, detailsButton, level }: Props & BlockContext) {
  const itemLevel = heading ? headingBelow(level) : level;
  return useCallback(
    (item: Item) =>
      look === 'expandable' ? (
        <ExpandableCard item={item} level={itemLevel} button={detailsButton} />
      ) : (
        <ItemCard item={item} level={itemLevel} linkLabel={linkLabel} opensDialog={opensDialog} />
      ),
    [look, itemLevel, linkLabel, opensDialog, detailsButton],
  );
}
