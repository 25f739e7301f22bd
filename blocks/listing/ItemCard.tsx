import type { BlockContext } from '#shared/content.ts';
import { Card } from '#ui/Card.tsx';
import type { Item } from './item.ts';
import classes from './Listing.module.css';

interface ItemCardProps {
  item: Item;
  level: BlockContext['level'];
  linkLabel?: string;
  opensDialog: boolean;
}

/** An item as a card that leads to its page, or to its own address here. */
export function ItemCard({ item, level, linkLabel, opensDialog }: ItemCardProps) {
  const { title, eyebrow, text, meta, badges, image, icon, id, date } = item;
  const opens = opensDialog && id;
  const link = opens ? { href: `#${id}` } : item.link;
  return (
    <Card
      item={{ title, eyebrow: eyebrow ?? date?.text, text, meta, badges, image, icon, link }}
      look="picture"
      level={level}
      linkLabel={linkLabel}
      footLink
      linkAct={opens ? 'open' : undefined}
      textClassName={opensDialog ? classes.shortened : undefined}
    />
  );
}
