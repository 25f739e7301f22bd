import { useId, useState } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { Link } from '#ui/ActionLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Heading } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import classes from './ExpandableCard.module.css';
import type { Item } from './item.ts';
import type { Listing } from './listing.types.ts';

interface ExpandableCardProps {
  item: Item;
  level: BlockContext['level'];
  button: Listing['detailsButton'];
}

/** An item whose details are shown and hidden by a button of its own. Without scripts they are always shown. */
export function ExpandableCard({ item, level, button }: ExpandableCardProps) {
  const { title, eyebrow, text, meta, badges, details, icon, image, link, date } = item;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const hasButton = button !== undefined && details !== undefined && details.length > 0;
  return (
    <article className={classes.card} aria-labelledby={`${id}-title`}>
      <div className={classes.head}>
        {image && <Picture picture={image} className={classes.image} />}
        {icon && <Icon shape={icon} className={classes.icon} />}
        <div className={classes.title} id={`${id}-title`}>
          {(eyebrow || date) && <p className={classes.eyebrow}>{eyebrow ?? date?.text}</p>}
          <Heading level={level}>{link ? <Link link={link}>{title}</Link> : title}</Heading>
        </div>
      </div>
      {text && <Text markup={text} className={classes.text} />}
      {meta && <p className={classes.text}>{meta}</p>}
      {badges && <p className={classes.text}>{badges.join(' · ')}</p>}
      {details && details.length > 0 && (
        <ul id={id} className={classes.details} data-closed={(hasButton && !isOpen) || undefined}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {hasButton && (
        <button
          type="button"
          className={classes.button}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={`${id}-title`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? button.hide : button.show}
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 9 6 6 6-6" />
          </svg>
        </button>
      )}
    </article>
  );
}
