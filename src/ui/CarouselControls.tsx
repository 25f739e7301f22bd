import type { Labels } from '#shared/content.ts';
import classes from './CarouselControls.module.css';
import { dotWindow } from './carouselDots.ts';
import type { CarouselState } from './useCarousel.ts';
import { toggleAttribute } from './useCarouselAutoplay.ts';

const shapes = {
  previous: 'm15 6-6 6 6 6',
  next: 'm9 6 6 6-6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5v14l11-7z',
};

function Shape({ name }: { name: keyof typeof shapes }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

interface CarouselControlsProps {
  state: CarouselState;
  labels: Labels;
  /** Dots shown at a time; none when left out. */
  dots?: number;
  /** Buttons to the previous and the next slide. */
  arrows?: boolean;
}

/** What steers a carousel: pause, previous, dots, next. Never disabled: before the engine runs, clicks are stored. */
export function CarouselControls({ state, labels, dots, arrows }: CarouselControlsProps) {
  const { autoplay, count, selected, select, move } = state;
  return (
    <div className={classes.controls}>
      {autoplay.plugins.length > 0 && (
        <button
          type="button"
          className={`${classes.button} ${classes.toggle}`}
          aria-label={autoplay.playing ? labels.pause : labels.play}
          onClick={autoplay.toggle}
          {...{ [toggleAttribute]: '' }}
        >
          <Shape name={autoplay.playing ? 'pause' : 'play'} />
        </button>
      )}
      {arrows && (
        <button type="button" className={classes.button} aria-label={labels.previous} onClick={() => move(-1)}>
          <Shape name="previous" />
        </button>
      )}
      {dots && (
        <div className={classes.dots}>
          {dotWindow(count, selected, dots).map((index) => (
            <button
              type="button"
              key={index}
              className={classes.dot}
              aria-label={labels.slide.replace('{n}', String(index + 1))}
              aria-current={index === selected || undefined}
              onClick={() => select(index)}
            />
          ))}
        </div>
      )}
      {arrows && (
        <button type="button" className={classes.button} aria-label={labels.next} onClick={() => move(1)}>
          <Shape name="next" />
        </button>
      )}
    </div>
  );
}
