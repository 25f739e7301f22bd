import { Button, Card } from '@mantine/core';
import { useId, useState } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { Link } from '#ui/ActionLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Eyebrow, Heading } from '#ui/Section.tsx';
import { Sign } from '#ui/Sign.tsx';
import { Text } from '#ui/Text.tsx';
import { DetailList } from './DetailList.tsx';
import classes from './ExpandableCard.module.css';
import type { Listing } from './listing.types.ts';
import type { ListingItem } from './listingItem.ts';

interface ExpandableCardProps {
  item: ListingItem;
  level: BlockContext['level'];
  button: Listing['detailsButton'];
}

/** An item with a button that shows and hides its details. Without scripts they are always shown. */
export function ExpandableCard({ item, level, button }: ExpandableCardProps) {
  const { title, eyebrow, text, meta, badges, details, icon, image, link, date } = item;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const hasButton = button !== undefined && details !== undefined && details.length > 0;
  const small = [meta, badges?.join(' · ')].filter(Boolean);
  return (
    <Card component="article" className={classes.card} aria-labelledby={`${id}-title`}>
      <div className={`row ${classes.head}`}>
        {image && <Picture picture={image} className={classes.image} />}
        {icon && <Icon shape={icon} className={classes.icon} />}
        <div id={`${id}-title`}>
          {(eyebrow || date) && <Eyebrow>{eyebrow ?? date?.text}</Eyebrow>}
          <Heading level={level}>{link ? <Link link={link}>{title}</Link> : title}</Heading>
        </div>
      </div>
      {text && <Text markup={text} className={classes.text} />}
      {small.map((words) => (
        <p className={classes.small} key={words}>
          {words}
        </p>
      ))}
      <DetailList details={details} id={id} isHidden={hasButton && !isOpen} />
      {hasButton && (
        <Button
          variant="quiet"
          className={classes.button}
          rightSection={<Sign name="down" />}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={`${id}-title`}
          onClick={() => setIsOpen(!isOpen)}
          data-scripted
        >
          {isOpen ? button.hide : button.show}
        </Button>
      )}
    </Card>
  );
}
