import { useId } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { ActionGroup } from '#ui/ActionLink.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Icon } from '#ui/Icon.tsx';
import { linkAttributes } from '#ui/linkAttributes.ts';
import { Heading } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import classes from './LinkList.module.css';
import type { LinkList as Props } from './link-list.types.ts';

/** A titled list of links with the current page marked, then buttons and a small card. */
export default function LinkList({ heading, items, fold, actions, card, level }: Props & BlockContext) {
  const headingId = useId();
  const title = (
    <Heading level={level} id={headingId} className={classes.heading}>
      {heading}
    </Heading>
  );
  const links = (
    <ul className={classes.links}>
      {items.map((item) => (
        <LinkListItem item={item} key={`${item.title} ${item.link.href}`} />
      ))}
    </ul>
  );
  return (
    <div className={`stack ${classes.column}`}>
      <nav aria-labelledby={headingId}>
        {fold ? (
          <Disclosure title={title} open={fold === 'open' || items.some((item) => item.current)}>
            {links}
          </Disclosure>
        ) : (
          <div className={`surface bordered ${classes.box}`}>
            {title}
            {links}
          </div>
        )}
      </nav>
      {actions && (
        <div className={classes.actions}>
          <ActionGroup actions={actions} />
        </div>
      )}
      {card && <LinkListCard card={card} level={level} />}
    </div>
  );
}

function LinkListItem({ item }: { item: Props['items'][number] }) {
  return (
    <li>
      <a {...linkAttributes(item.link)} className={classes.link} aria-current={item.current ? 'page' : undefined}>
        {item.icon && <Icon shape={item.icon} />}
        {item.title}
      </a>
    </li>
  );
}

function LinkListCard({ card, level }: { card: NonNullable<Props['card']>; level: BlockContext['level'] }) {
  return (
    <div data-tone="dark" className={`surface ${classes.card}`}>
      {card.icon && <Icon shape={card.icon} />}
      <Heading level={level} className={classes.heading}>
        {card.title}
      </Heading>
      {card.text && <Text markup={card.text} />}
      <ActionGroup actions={card.actions} />
    </div>
  );
}
