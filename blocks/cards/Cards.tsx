import type { BlockContext } from '#shared/content.ts';
import { Card } from '#ui/Card.tsx';
import { Section } from '#ui/Section.tsx';
import { CardCarousel } from './CardCarousel.tsx';
import classes from './Cards.module.css';
import type { Cards as Props } from './cards.types.ts';

/** Cards of one look, in rows or as a carousel. */
export default function Cards(props: Props & BlockContext) {
  const { eyebrow, heading, intro, items, look = 'picture', columns = 3, linkLabel, actions, level } = props;
  // A card's title is below the block's heading, if there is one.
  const titleLevel = heading && level < 5 ? ((level + 1) as typeof level) : level;
  const cards = items.map((item) => (
    <Card item={item} look={look} level={titleLevel} linkLabel={linkLabel} key={item.title} />
  ));
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level} actions={actions}>
      {props.display === 'carousel' ? (
        <CardCarousel {...props} cards={cards} columns={columns} />
      ) : (
        <div className={classes.room}>
          <ul className={classes.grid} data-columns={columns} data-look={look}>
            {cards.map((card, index) => (
              <li data-size={look === 'photo' ? items[index]?.size : undefined} key={card.key}>
                {card}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
