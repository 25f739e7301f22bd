import { ActionIcon } from '@mantine/core';
import type { CSSProperties, ReactElement } from 'react';
import type { Labels } from '#shared/content.ts';
import classes from './MovingLines.module.css';

interface MovingLinesProps {
  /** What moves, each with a key. The first line gets the first of them, and so on. */
  items: ReactElement[];
  /** Rows, or columns of a vertical one. A phone has one column. */
  lines: number;
  axis: 'horizontal' | 'vertical';
  /** How long a line takes to come round. */
  seconds: number;
  /** Length of an item along the axis, in rem: the width in a row, about the height in a column. */
  itemLength: number;
  labels: Labels;
  /** Sets `--marquee-height` of a vertical one, `--toggle-row` and `--toggle-side` to put the button elsewhere. */
  className?: string;
}

/** The longest line there can be, in rem: a row as wide as the page's column, a column as high as a window. */
const longest = { horizontal: 75, vertical: 40 };

/**
 * Lines of items that move for ever, neighbours in opposite directions. It is HTML and CSS alone: copies follow the
 * items, so that the last is followed by the first; they are hidden from screen readers and from the keyboard. It
 * rests under the pointer, while the focus is inside, and when the visitor says so. For visitors who ask for less
 * motion nothing moves and the items stand in a grid. Mantine's Marquee leaves its copies open to screen readers and to
 * the keyboard, has no pause but hovering, and moves for everyone.
 */
export function MovingLines({ items, lines, axis, seconds, itemLength, labels, className }: MovingLinesProps) {
  const dealt = deal(items, lines);
  const groups = countGroups(dealt[0]?.length ?? 1, axis, itemLength);
  const style = { '--seconds': `${seconds}s`, '--lines': dealt.length, '--item': `${itemLength}rem` } as CSSProperties;
  return (
    <div className={className ? `${classes.marquee} ${className}` : classes.marquee} style={style}>
      <ActionIcon component="label" className={classes.toggle}>
        <input type="checkbox" aria-label={labels.pause} />
      </ActionIcon>
      {/* `data-moves`: see `client/movingPictures.ts`. */}
      <div className={classes.window} data-axis={axis} data-moves>
        {Array.from({ length: groups }, (_, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies have no identity but their place
          <div className={classes.group} aria-hidden={group > 0 || undefined} inert={group > 0} key={group}>
            {dealt.map((line) => (
              <ul className={classes.line} key={line[0]?.key}>
                {line.map((item) => (
                  <li key={item.key}>{item}</li>
                ))}
              </ul>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Deals items to lines of equal length, the last a little shorter; never an empty line. */
export function deal<Item>(items: Item[], lines: number): Item[][] {
  const length = Math.ceil(items.length / lines);
  const count = length ? Math.ceil(items.length / length) : 0;
  return Array.from({ length: count }, (_, line) => items.slice(line * length, (line + 1) * length));
}

/** How often the items stand there: while one round of them leaves, the others must fill the line. */
export const countGroups = (perLine: number, axis: MovingLinesProps['axis'], itemLength: number): number =>
  1 + Math.ceil(longest[axis] / (perLine * itemLength));
