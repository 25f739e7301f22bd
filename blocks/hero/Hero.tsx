import type { BlockContext } from '#shared/content.ts';
import { ActionGroup } from '#ui/ActionLink.tsx';
import { Carousel } from '#ui/Carousel.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Heading } from '#ui/Section.tsx';
import { useCarousel } from '#ui/useCarousel.ts';
import classes from './Hero.module.css';
import type { Hero as Props } from './hero.types.ts';

/** The page's heading above a carousel of pictures. */
export default function Hero({ heading, slides, actions, autoplayMs, labels }: Props & BlockContext) {
  const state = useCarousel({ count: slides.length, autoplayMs });
  return (
    <div className={classes.hero} data-tone="dark">
      <div className={classes.above}>
        <Heading level={1} className={classes.heading}>
          {heading}
        </Heading>
      </div>
      <Carousel
        state={state}
        label={heading}
        labels={labels}
        dots={slides.length > 1 ? 7 : undefined}
        arrows
        deferPictures
        className={classes.carousel}
        slides={slides.map((slide, index) => (
          <div className={classes.slide} key={slide.tagline}>
            <Picture picture={slide.image} loading={index === 0 ? 'first' : 'lazy'} className={classes.picture} />
            <div className={classes.words}>
              <p className={classes.tagline}>
                {slide.tagline}
                {slide.highlight && <em> {slide.highlight}</em>}
              </p>
              {slide.highlights && slide.highlights.length > 0 && (
                // Mantine's List wraps each item twice and costs the first page of every visitor 140 bytes.
                <ul className={classes.points}>
                  {slide.highlights.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              <ActionGroup actions={slide.actions ?? actions} />
            </div>
          </div>
        ))}
      />
    </div>
  );
}
