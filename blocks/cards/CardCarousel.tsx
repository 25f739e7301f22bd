import type { ReactNode } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { Carousel } from '#ui/Carousel.tsx';
import { useCarousel } from '#ui/useCarousel.ts';
import classes from './Cards.module.css';
import type { Cards } from './cards.types.ts';

interface CardCarouselProps extends Pick<Cards, 'heading' | 'columns' | 'autoplayMs' | 'dots'>, BlockContext {
  cards: ReactNode[];
}

/** The cards in one row: one and the edge of the next on a phone, `columns` on a wide screen. */
export function CardCarousel({ cards, heading, columns, autoplayMs, dots, labels }: CardCarouselProps) {
  const state = useCarousel({ count: cards.length, autoplayMs });
  return (
    <div data-columns={columns} className={classes.row}>
      <Carousel
        state={state}
        label={heading ?? labels.slides}
        labels={labels}
        dots={dots}
        arrows
        className={classes.carousel}
        slides={cards}
      />
    </div>
  );
}
