import type { BlockContext } from '#shared/content.ts';
import { Card, type CardLook } from '#ui/Card.tsx';
import { headingLevelBelow } from '#ui/headingLevelBelow.ts';
import { MovingLines } from '#ui/MovingLines.tsx';
import { Section } from '#ui/Section.tsx';
import type { Marquee as Props } from './marquee.types.ts';

/** Width of a card in a row, in rem; 18 for other looks. */
const cardWidths: Partial<Record<CardLook, number>> = { logo: 11, photo: 15, person: 15, quote: 20, plain: 16 };

/** Approximate height of the lowest card in a column, in rem. */
const minCardHeight = 7;

/** Cards of one look, in rows or columns that move endlessly. */
export default function Marquee(props: Props & BlockContext) {
  const { eyebrow, heading, intro, items, look = 'logo', rows = 2, columns, seconds = 20, labels, level } = props;
  const cards = items.map((item) => (
    <Card
      item={item}
      look={look}
      level={heading ? headingLevelBelow(level) : level}
      linkLabel={props.linkLabel}
      key={item.title}
    />
  ));
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level} actions={props.actions}>
      <MovingLines
        items={cards}
        lines={columns ?? rows}
        axis={columns ? 'vertical' : 'horizontal'}
        seconds={seconds}
        itemLength={columns ? minCardHeight : (cardWidths[look] ?? 18)}
        labels={labels}
      />
    </Section>
  );
}
