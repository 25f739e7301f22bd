import type { ReactNode } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { Carousel } from '#ui/Carousel.tsx';
import classes from './Cards.module.css';
import type { Cards } from './cards.types.ts';

interface CardCarouselProps extends Pick<Cards, 'heading' | 'columns' | 'autoplayMs' | 'dots'>, BlockContext {
  cards: ReactNode[];
}

/** The cards in one row: one and the edge of the next on a phone, `columns` on a wide screen. */
export function CardCarousel({ cards, heading, columns, autoplayMs, dots, labels }: CardCarouselProps) {
  return (
    <div data-columns={columns} className={classes.row}>
      <Carousel
        label={heading ?? labels.slides}
        labels={labels}
        autoplay={Boolean(autoplayMs)}
        dots={dots}
        arrows
        className={classes.carousel}
        slides={cards}
      />
    </div>
  );
}
