import type { MouseEvent } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { Link } from '#ui/ActionLink.tsx';
import { Card } from '#ui/Card.tsx';
import { DetailList } from './DetailList.tsx';
import classes from './Listing.module.css';
import type { ListingItem } from './listingItem.ts';

interface ItemCardProps {
  item: ListingItem;
  level: BlockContext['level'];
  linkLabel?: string;
  /** Opens the item with this anchor in a dialog; undefined if its link leads to its page. */
  open?: (event: MouseEvent, id: string) => void;
}

/** An item as a card that links to its page, or to its anchor on this page. */
export function ItemCard({ item, level, linkLabel, open }: ItemCardProps) {
  const { title, eyebrow, text, meta, badges, image, icon, id, date } = item;
  const opens = open && id;
  const link = opens ? { href: `#${id}` } : item.link;
  return (
    <>
      <Card
        item={{ title, eyebrow: eyebrow ?? date?.text, text, meta, badges, image, icon, link }}
        look="picture"
        level={level}
        linkLabel={linkLabel}
        footLink
        onLink={opens ? (event) => open(event, id) : undefined}
        textClassName={open && classes.shortened}
      />
      {opens && <DialogOnlyText item={item} />}
    </>
  );
}

/** Text of the dialog that the card lacks: for search engines, in print, and without scripts. */
function DialogOnlyText({ item: { title, eyebrow, details, date, link } }: Pick<ItemCardProps, 'item'>) {
  if (!details?.length && !link && !(eyebrow && date)) return null;
  return (
    <div className={classes.otherWords} data-off>
      {eyebrow && date?.text}
      <DetailList details={details} />
      {link && <Link link={link}>{title}</Link>}
    </div>
  );
}
