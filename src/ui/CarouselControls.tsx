import { ActionIcon, UnstyledButton } from '@mantine/core';
import type { Labels } from '#shared/content.ts';
import classes from './CarouselControls.module.css';
import { firstVisibleDot } from './firstVisibleDot.ts';
import { Sign } from './Sign.tsx';
import type { CarouselState } from './useCarousel.ts';
import { pauseButtonAttribute } from './useCarouselAutoplay.ts';

interface CarouselControlsProps {
  state: CarouselState;
  labels: Labels;
  /** Dots shown at a time; none when left out. */
  dots?: number;
  /** True if there are buttons to the previous and the next slide. */
  arrows?: boolean;
}

/**
 * Controls of a carousel: pause, previous, dots, next. They replace Mantine's, which renders no dots before Embla runs
 * and disables its arrows until then.
 */
export function CarouselControls({ state, labels, dots, arrows }: CarouselControlsProps) {
  const { autoplay, move } = state;
  return (
    <div className={`row ${classes.controls}`} data-scripted hidden={state.isStill}>
      {autoplay.isOffered && (
        <ActionIcon
          className={classes.toggle}
          aria-label={autoplay.isPlaying ? labels.pause : labels.play}
          onClick={autoplay.toggle}
          {...{ [pauseButtonAttribute]: '' }}
        >
          <Sign name={autoplay.isPlaying ? 'pause' : 'play'} />
        </ActionIcon>
      )}
      {arrows && (
        <ActionIcon className={classes.arrow} aria-label={labels.previous} onClick={() => move(-1)}>
          <Sign name="previous" />
        </ActionIcon>
      )}
      {dots && <Dots state={state} size={dots} labels={labels} />}
      {arrows && (
        <ActionIcon className={classes.arrow} aria-label={labels.next} onClick={() => move(1)}>
          <Sign name="next" />
        </ActionIcon>
      )}
    </div>
  );
}

function Dots({ state: { count, selected, select }, size, labels }: CarouselControlsProps & { size: number }) {
  const first = firstVisibleDot(count, selected, size);
  return (
    <div className={classes.dots}>
      {Array.from({ length: count }, (_, index) => (
        <UnstyledButton
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity but its place
          key={index}
          className={classes.dot}
          aria-label={labels.slide.replace('{n}', String(index + 1))}
          aria-current={index === selected || undefined}
          hidden={index < first || index >= first + size}
          onClick={() => select(index)}
        />
      ))}
    </div>
  );
}
