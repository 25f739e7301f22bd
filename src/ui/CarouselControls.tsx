import { ActionIcon, Group, UnstyledButton } from '@mantine/core';
import type { Labels } from '#shared/content.ts';
import classes from './CarouselControls.module.css';
import { dotWindow } from './carouselDots.ts';
import { Sign } from './Sign.tsx';
import type { CarouselState } from './useCarousel.ts';
import { toggleAttribute } from './useCarouselAutoplay.ts';

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
    <Group className={classes.controls} data-scripted>
      {autoplay.plugins.length > 0 && (
        <ActionIcon
          className={classes.toggle}
          aria-label={autoplay.playing ? labels.pause : labels.play}
          onClick={autoplay.toggle}
          {...{ [toggleAttribute]: '' }}
        >
          <Sign name={autoplay.playing ? 'pause' : 'play'} />
        </ActionIcon>
      )}
      {arrows && (
        <ActionIcon className={classes.arrow} aria-label={labels.previous} onClick={() => move(-1)}>
          <Sign name="previous" />
        </ActionIcon>
      )}
      {dots && (
        <div className={classes.dots}>
          {dotWindow(count, selected, dots).map((index) => (
            <UnstyledButton
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
        <ActionIcon className={classes.arrow} aria-label={labels.next} onClick={() => move(1)}>
          <Sign name="next" />
        </ActionIcon>
      )}
    </Group>
  );
}
