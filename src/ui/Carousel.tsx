import { Carousel as MantineCarousel } from '@mantine/carousel';
import type { ReactNode } from 'react';
import type { Labels } from '#shared/content.ts';
import classes from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import type { CarouselState } from './useCarousel.ts';
import { stripAttribute } from './useStripPosition.ts';

interface CarouselProps {
  /** From `useCarousel`. */
  state: CarouselState;
  /** Accessible name of the carousel. */
  label: string;
  labels: Labels;
  /** One element for each slide, in order; as many as the state counts. */
  slides: ReactNode[];
  /** Dots shown at a time; none when left out. */
  dots?: number;
  /** True if there are buttons to the previous and the next slide. */
  arrows?: boolean;
  /** True if pictures of distant slides are not displayed, so that the browser does not load them yet. */
  deferPictures?: boolean;
  /** Sets `--carousel-slide-size` and `--carousel-slide-gap`. */
  className?: string;
  /** Elements between the controls and the slides, such as photo buttons. */
  children?: ReactNode;
}

/** Mantine would write slide size and gap into a style element; with empty values that element stays empty. */
const emptyStyleProps = {};

/** Sizes of Mantine's own arrows, which are not used: React omits empty properties. */
const emptyVariables = () => ({ root: { '--carousel-control-size': '', '--carousel-controls-offset': '' } });

/** Slides change at once for visitors who ask for less motion. */
const emblaConfig = {
  loop: true,
  align: 'start',
  inViewThreshold: 0.1,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

/** The region is the element around the slides, with the controls in it. */
const withoutRegionRole = { role: undefined, 'aria-roledescription': undefined };

/** Accessible name of a slide, as "2 of 7". */
const slideName = ({ slideOf }: Labels, index: number, count: number) =>
  slideOf.replace('{n}', String(index + 1)).replace('{count}', String(count));

/**
 * Slides in a row. At first they are a strip with scroll snapping. After hydration Embla moves them, from where the
 * visitor has left the strip, and loops where there are enough slides.
 */
export function Carousel(props: CarouselProps) {
  const { state, label, labels, slides, dots, arrows, deferPictures, className, children } = props;
  const { autoplay, count, selected, start, inView, near } = state;
  const isLive = start !== undefined;
  return (
    <section
      ref={state.rootRef}
      className={className ? `${classes.root} ${className}` : classes.root}
      aria-roledescription={labels.carousel}
      aria-label={label}
      data-defer={deferPictures}
      data-moved={isLive || undefined}
      {...autoplay.stopOn}
    >
      {count > 1 && <CarouselControls state={state} labels={labels} dots={dots} arrows={arrows} />}
      {children}
      {/* Mantine's carousel begins with a style element, which HTML allows only as the first child. */}
      <div className={classes.frame}>
        <MantineCarousel
          withControls={false}
          withKeyboardEvents={false}
          slideSize={emptyStyleProps}
          slideGap={emptyStyleProps}
          vars={emptyVariables}
          initialSlide={start}
          emblaOptions={emblaConfig}
          plugins={autoplay.plugins}
          getEmblaApi={state.setApi}
          classNames={{ root: classes.engine, viewport: classes.viewport }}
          attributes={{
            root: withoutRegionRole,
            // While it scrolls, the keyboard must be able to scroll it.
            viewport: { [stripAttribute]: '', tabIndex: count > 1 ? (isLive ? -1 : 0) : undefined },
          }}
        >
          {slides.map((slide, index) => (
            <MantineCarousel.Slide
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide has no identity but its place, and the list never changes
              key={index}
              aria-roledescription={labels.slideKind}
              aria-label={slideName(labels, index, count)}
              inert={isLive && inView && !inView.includes(index)}
              data-near={(isLive && near.has(index)) || undefined}
            >
              {slide}
            </MantineCarousel.Slide>
          ))}
        </MantineCarousel>
      </div>
      {count > 1 && (
        <p className="visually-hidden" aria-live={autoplay.isPlaying ? 'off' : 'polite'}>
          {slideName(labels, selected, count)}
        </p>
      )}
    </section>
  );
}
