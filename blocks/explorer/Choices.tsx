import { UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { ActionGroup } from '#ui/ActionLink.tsx';
import { changeWithScrollAnchor } from '#ui/changeWithScrollAnchor.ts';
import disclosure from '#ui/Disclosure.module.css';
import { Picture } from '#ui/Picture.tsx';
import { Heading } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import classes from './Choices.module.css';
import { Detail } from './Detail.tsx';
import type { Explorer } from './explorer.types.ts';

type ExplorerGroup = Explorer['groups'][number];

interface ChoicesProps extends Pick<Explorer, 'itemActions' | 'linkLabel'>, Pick<BlockContext, 'level'> {
  group: ExplorerGroup;
  /** Name of the group, unique among the groups. */
  name: string;
  /** Key of the open item, `group/item`. */
  chosen: string | undefined;
  choose: (item: string | undefined) => void;
}

/**
 * The items of one group, one of which is open at a time. The detail of an item follows it in the HTML. If there is
 * room, and a first card to fill it, the detail is shown beside the list.
 */
export function Choices({ group, name, chosen, choose, itemActions, linkLabel, level }: ChoicesProps) {
  const id = useId();
  return (
    <div className={classes.room}>
      <div className={group.card ? `${classes.choices} ${classes.beside}` : classes.choices}>
        {group.items.map((item, position) => {
          const key = `${name}/${position}`;
          const isOpen = chosen === key;
          const detailId = `${id}-${position}`;
          return [
            <Heading level={level} className={classes.name} key={`${detailId}-name`}>
              <UnstyledButton
                className={`${disclosure.toggle} ${classes.choice}`}
                id={`${detailId}-name`}
                aria-expanded={isOpen}
                aria-controls={detailId}
                onClick={(event) => changeWithScrollAnchor(event.currentTarget, () => choose(isOpen ? undefined : key))}
              >
                {item.name}
              </UnstyledButton>
            </Heading>,
            <section
              className={classes.detail}
              id={detailId}
              aria-labelledby={`${detailId}-name`}
              data-off={!isOpen || undefined}
              key={detailId}
            >
              <Detail item={item} itemActions={itemActions} linkLabel={linkLabel} isTitled={group.card !== undefined} />
            </section>,
          ];
        })}
        {group.card && <FirstCard card={group.card} level={level} />}
      </div>
    </div>
  );
}

function FirstCard({ card, level }: { card: NonNullable<ExplorerGroup['card']>; level: BlockContext['level'] }) {
  return (
    <div data-tone="tint" className={`surface ${classes.card}`}>
      {card.image && <Picture picture={card.image} className={classes.picture} />}
      <div className={`stack ${classes.cardWords}`}>
        <Heading level={level}>{card.title}</Heading>
        {card.text && <Text markup={card.text} className={classes.dimmed} />}
        <ActionGroup actions={card.actions} />
      </div>
    </div>
  );
}
