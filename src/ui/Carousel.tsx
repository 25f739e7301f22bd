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
  /** What the carousel shows, for people who do not see it. */
  label: string;
  labels: Labels;
  /** One for each slide, in order, as many as the state counts. */
  slides: ReactNode[];
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

/** Whoever asks for less motion sees slides change at once. */
const options = {
  loop: true,
  align: 'start',
  inViewThreshold: 0.1,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

/** The region is the element around the slides, with the controls in it. */
const noRegion = { role: undefined, 'aria-roledescription': undefined };

/** Name of a slide by its place, as "2 of 7". */
const nameOf = ({ slideOf }: Labels, index: number, count: number) =>
  slideOf.replace('{n}', String(index + 1)).replace('{count}', String(count));

/**
 * Slides in a row: a strip with scroll snapping at first. From hydration on Embla moves them, from where the visitor has
 * left the strip, and round the ends where there are slides enough.
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
          slideSize={inStylesheet}
          slideGap={inStylesheet}
          vars={noVariables}
          initialSlide={start}
          emblaOptions={options}
          plugins={autoplay.plugins}
          getEmblaApi={state.setApi}
          classNames={{ root: classes.engine, viewport: classes.viewport }}
          attributes={{
            root: noRegion,
            // As long as it scrolls, the keyboard must be able to scroll it.
            viewport: { [stripAttribute]: '', tabIndex: count > 1 ? (isLive ? -1 : 0) : undefined },
          }}
        >
          {slides.map((slide, index) => (
            <MantineCarousel.Slide
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide has no identity but its place, and the list never changes
              key={index}
              aria-roledescription={labels.slideKind}
              aria-label={nameOf(labels, index, count)}
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
          {nameOf(labels, selected, count)}
        </p>
      )}
    </section>
  );
}
