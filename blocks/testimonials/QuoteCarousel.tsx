import type { BlockContext } from '#shared/content.ts';
import { Carousel } from '#ui/Carousel.tsx';
import { useCarousel } from '#ui/useCarousel.ts';
import { PhotoRing } from './PhotoRing.tsx';
import { Quote } from './Quote.tsx';
import classes from './Testimonials.module.css';
import type { Testimonials } from './testimonials.types.ts';

interface QuoteCarouselProps extends Testimonials, BlockContext {
  display: 'ring' | 'carousel';
}

/** One quote at a time; in a ring, its photos select the quote. */
export function QuoteCarousel({ display, items, heading, autoplayMs, fadeMs, dots, labels }: QuoteCarouselProps) {
  const state = useCarousel({ count: items.length, autoplayMs });
  return (
    <Carousel
      state={state}
      label={heading ?? labels.slides}
      labels={labels}
      dots={dots}
      arrows
      className={display === 'ring' ? classes.round : classes.single}
      slides={items.map((person) => <Quote person={person} display={display} labels={labels} key={person.name} />)}
    >
      {display === 'ring' && <PhotoRing people={items} state={state} fadeMs={fadeMs} />}
    </Carousel>
  );
}
