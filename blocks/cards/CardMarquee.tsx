import type { ReactElement } from 'react';
import type { BlockContext } from '#shared/content.ts';
import type { CardLook } from '#ui/Card.tsx';
import { Marquee } from '#ui/Marquee.tsx';
import type { Cards } from './cards.types.ts';

interface CardMarqueeProps extends Pick<Cards, 'marquee'>, Pick<BlockContext, 'labels'> {
  cards: ReactElement[];
  look: CardLook;
}

/** Width of a card in a row, in rem; 18 where a look has none of its own. */
const widths: Partial<Record<CardLook, number>> = { logo: 11, photo: 15, person: 15, quote: 20, plain: 16 };

/** About the height of the lowest card in a column, in rem. */
const lowest = 7;

/** The cards in rows or columns that move for ever. */
export function CardMarquee({ cards, look, marquee, labels }: CardMarqueeProps) {
  const { axis = 'horizontal', rows = 2, seconds = 20 } = marquee ?? {};
  return (
    <Marquee
      items={cards}
      lines={rows}
      axis={axis}
      seconds={seconds}
      itemLength={axis === 'vertical' ? lowest : (widths[look] ?? 18)}
      labels={labels}
    />
  );
}
