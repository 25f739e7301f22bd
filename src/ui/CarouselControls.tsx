import { ActionIcon, Group, UnstyledButton } from '@mantine/core';
import type { Labels } from '#shared/content.ts';
import classes from './CarouselControls.module.css';
import { Sign } from './Sign.tsx';

interface CarouselControlsProps {
  /** Number of slides. */
  count: number;
  /** It moves by itself, and can be stopped. */
  autoplay: boolean;
  labels: Labels;
  /** Dots shown at a time; none when left out. */
  dots?: number;
  /** Buttons to the previous and the next slide. */
  arrows?: boolean;
}

/** What steers a carousel: pause, previous, dots, next. `data-act` says to the behaviour what each does. */
export function CarouselControls({ count, autoplay, labels, dots, arrows }: CarouselControlsProps) {
  return (
    <Group className={classes.controls} data-scripted>
      {autoplay && (
        <ActionIcon className={classes.toggle} aria-label={labels.pause} data-otherwise={labels.play} data-act="pause">
          <Sign name="pause" />
          <Sign name="play" />
        </ActionIcon>
      )}
      {arrows && (
        <ActionIcon className={classes.arrow} aria-label={labels.previous} data-act="previous">
          <Sign name="previous" />
        </ActionIcon>
      )}
      {dots && (
        <div className={classes.dots} data-dots={dots}>
          {Array.from({ length: count }, (_, index) => (
            <UnstyledButton
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity but its place
              key={index}
              className={classes.dot}
              aria-label={labels.slide.replace('{n}', String(index + 1))}
              aria-current={index === 0 || undefined}
              hidden={index >= dots}
              data-act="slide"
              data-place={index}
            />
          ))}
        </div>
      )}
      {arrows && (
        <ActionIcon className={classes.arrow} aria-label={labels.next} data-act="next">
          <Sign name="next" />
        </ActionIcon>
      )}
    </Group>
  );
}
