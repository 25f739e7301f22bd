import type { BlockContext } from '#shared/content.ts';
import { cardParts } from '#ui/Card.tsx';
import { headingBelow } from '#ui/headingBelow.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { countPages } from '#ui/list/pagination.ts';
import { RestOfResults, Results } from '#ui/list/Results.tsx';
import { Section } from '#ui/Section.tsx';
import { DetailDialog } from './DetailDialog.tsx';
import { ExpandableCard, expandableParts } from './ExpandableCard.tsx';
import { ItemCard } from './ItemCard.tsx';
import type { Item } from './item.ts';
import classes from './Listing.module.css';
import type { Listing as Props } from './listing.types.ts';
import { PageButtons } from './PageButtons.tsx';

/** Items that one searches, filters and leafs through. */
export default function Listing(props: Props & BlockContext) {
  const { eyebrow, heading, intro, items, count, empty, pageSize, labels, level } = props;
  const pages = countPages(items.length, pageSize);
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
      <ListFrame
        list={props}
        name={heading}
        count={count}
        empty={empty}
        labels={labels}
        foot={pages > 1 && <PageButtons pages={pages} labels={labels} />}
      >
        <Results {...resultsOf(props)} />
      </ListFrame>
    </Section>
  );
}

/** The end of a long list, and the windows of its items. */
export function Rest(props: Props & BlockContext) {
  const { items, opensDialog, labels, level } = props;
  return (
    <>
      <RestOfResults {...resultsOf(props)} />
      {opensDialog &&
        items.map((item) => item.id && <DetailDialog item={item} labels={labels} level={level} key={item.id} />)}
    </>
  );
}

function resultsOf(props: Props & BlockContext) {
  const { heading, columns = 3, look, linkLabel, opensDialog = false, detailsButton, level } = props;
  const itemLevel = heading ? headingBelow(level) : level;
  const isExpandable = look === 'expandable';
  return {
    list: props,
    columns,
    className: isExpandable ? classes.expandable : undefined,
    shownIn: isExpandable ? expandableParts : cardParts,
    render: (item: Item) =>
      isExpandable ? (
        <ExpandableCard item={item} level={itemLevel} button={detailsButton} />
      ) : (
        <ItemCard item={item} level={itemLevel} linkLabel={linkLabel} opensDialog={opensDialog} />
      ),
  };
}
