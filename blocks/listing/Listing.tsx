import { useMemo } from 'react';
import type { BlockContext } from '#shared/content.ts';
import type { ListPagesOfBlock } from '#shared/listPages.ts';
import { headingLevelBelow } from '#ui/headingLevelBelow.ts';
import { itemKeyOf } from '#ui/list/filterOptions.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { Results } from '#ui/list/Results.tsx';
import { useList } from '#ui/list/useList.ts';
import { Section } from '#ui/Section.tsx';
import { DetailDialog } from './DetailDialog.tsx';
import { ExpandableCard } from './ExpandableCard.tsx';
import { ItemCard } from './ItemCard.tsx';
import classes from './Listing.module.css';
import type { Listing as Props } from './listing.types.ts';
import { PageButtons } from './PageButtons.tsx';
import { useOpenItem } from './useOpenItem.ts';

/** Items with search, filters and pages. */
export default function Listing(props: Props & ListPagesOfBlock & BlockContext) {
  const { eyebrow, heading, intro, items, columns = 3, look, count, empty, labels, level } = props;
  const { linkLabel, opensDialog, pageLabel, detailsButton } = props;
  const state = useList(props);
  const { opened, open, close } = useOpenItem(props);
  const isExpandable = look === 'expandable';
  const itemLevel = heading ? headingLevelBelow(level) : level;
  const cards = useMemo(
    () =>
      items.map((item) =>
        isExpandable ? (
          <ExpandableCard item={item} level={itemLevel} button={detailsButton} key={itemKeyOf(item)} />
        ) : (
          <ItemCard
            item={item}
            level={itemLevel}
            linkLabel={linkLabel}
            open={opensDialog ? open : undefined}
            key={itemKeyOf(item)}
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
      {opened && (
        <DetailDialog
          item={opened}
          pageLabel={pageLabel}
          onClose={close}
          labels={labels}
          level={level}
          key={opened.id}
        />
      )}
    </>
  );
}
