import { useMemo } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { headingBelow } from '#ui/headingBelow.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { keyOf } from '#ui/list/options.ts';
import { Results } from '#ui/list/Results.tsx';
import { useList } from '#ui/list/useList.ts';
import { Section } from '#ui/Section.tsx';
import { DetailDialog } from './DetailDialog.tsx';
import { ExpandableCard } from './ExpandableCard.tsx';
import { ItemCard } from './ItemCard.tsx';
import classes from './Listing.module.css';
import type { Listing as Props } from './listing.types.ts';
import { PageButtons } from './PageButtons.tsx';
import { useOpened } from './useOpened.ts';

/** Items that one searches, filters and leafs through. */
export default function Listing(props: Props & BlockContext) {
  const { eyebrow, heading, intro, items, columns = 3, look, count, empty, labels, level } = props;
  const { linkLabel, opensDialog, detailsButton } = props;
  const state = useList(props);
  const { opened, open, close } = useOpened(props);
  const isExpandable = look === 'expandable';
  const itemLevel = heading ? headingBelow(level) : level;
  const cards = useMemo(
    () =>
      items.map((item) =>
        isExpandable ? (
          <ExpandableCard item={item} level={itemLevel} button={detailsButton} key={keyOf(item)} />
        ) : (
          <ItemCard
            item={item}
            level={itemLevel}
            linkLabel={linkLabel}
            open={opensDialog ? open : undefined}
            key={keyOf(item)}
          />
        ),
      ),
    [items, isExpandable, itemLevel, detailsButton, linkLabel, opensDialog, open],
  );
  return (
    <>
      <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
        <ListFrame
          state={state}
          name={heading}
          count={count}
          empty={empty}
          labels={labels}
          foot={state.pages > 1 && <PageButtons state={state} labels={labels} />}
        >
          <Results
            state={state}
            columns={columns}
            className={isExpandable ? classes.expandable : undefined}
            cards={cards}
          />
        </ListFrame>
      </Section>
      {opened && <DetailDialog item={opened} onClose={close} labels={labels} level={level} key={opened.id} />}
    </>
  );
}
