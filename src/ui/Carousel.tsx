import { Carousel as MantineCarousel } from '@mantine/carousel';
import type { ReactNode } from 'react';
import type { Labels } from '#shared/content.ts';
import classes from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';

interface CarouselProps {
  /** What the carousel shows, for people who do not see it. */
  label: string;
  labels: Labels;
  /** One for each slide, in order. */
  slides: ReactNode[];
  /** It moves by itself: `autoplay` of the block says how often. */
  autoplay: boolean;
  /** Dots shown at a time; none when left out. */
  dots?: number;
  /** Buttons to the previous and the next slide. */
  arrows?: boolean;
  /** Pictures of slides that are not close yet take no place, so that the browser does not load them. */
  deferPictures?: boolean;
  /** Sets `--carousel-slide-size` and `--carousel-slide-gap`. */
  className?: string;
  /** Stands between the controls and the slides, as photo buttons do. */
  children?: ReactNode;
}

/** Mantine would write slide size and gap into a style element; with empty values that element stays empty. */
const inStylesheet = {};

/** Sizes of Mantine's own arrows, which are not used: React writes no empty properties. */
const noVariables = () => ({ root: { '--carousel-control-size': '', '--carousel-controls-offset': '' } });

/** The region is the element around the slides, with the controls in it. */
const noRegion = { role: undefined, 'aria-roledescription': undefined };

/** What says of a slide where it stands, as "2 of 7". */
const nameOf = ({ slideOf }: Labels, index: number, count: number) =>
  slideOf.replace('{n}', String(index + 1)).replace('{count}', String(count));

/**
 * Slides in a strip that snaps. The behaviour "carousel" does the rest: its controls, its moves, and a mouse that drags;
 * a block says so in its definition.
 */
export function Carousel(props: CarouselProps) {
  const { label, labels, slides, autoplay, dots, arrows, deferPictures, className, children } = props;
  const count = slides.length;
  return (
    <section
      className={className ? `${classes.root} ${className}` : classes.root}
      aria-roledescription={labels.carousel}
      aria-label={label}
      data-defer={deferPictures}
    >
      {count > 1 && <CarouselControls count={count} autoplay={autoplay} labels={labels} dots={dots} arrows={arrows} />}
      {children}
      {/* Mantine's carousel begins with a style element, which HTML allows only as the first child. */}
      <div className={classes.frame}>
        <MantineCarousel
          withControls={false}
          withKeyboardEvents={false}
          slideSize={inStylesheet}
          slideGap={inStylesheet}
          vars={noVariables}
          classNames={{ root: classes.engine, viewport: classes.viewport }}
          attributes={{
            root: noRegion,
            // As long as it scrolls, the keyboard must be able to scroll it.
            viewport: { 'data-strip': '', tabIndex: count > 1 ? 0 : undefined },
          }}
        >
          {slides.map((slide, index) => (
            <MantineCarousel.Slide
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide has no identity but its place, and the list never changes
              key={index}
              aria-roledescription={labels.slideKind}
              aria-label={nameOf(labels, index, count)}
            >
              {slide}
            </MantineCarousel.Slide>
          ))}
        </MantineCarousel>
      </div>
      {count > 1 && (
        <p className="visually-hidden" aria-live={autoplay ? 'off' : 'polite'}>
          {nameOf(labels, 0, count)}
        </p>
      )}
    </section>
  );
}
