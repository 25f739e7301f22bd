import { ActionIcon } from '@mantine/core';
import type { CSSProperties, ReactElement } from 'react';
import type { Labels } from '#shared/content.ts';
import classes from './MovingLines.module.css';

interface MovingLinesProps {
  /** Items, each with a key. The first line gets the first of them, and so on. */
  items: ReactElement[];
  /** Number of rows, or of columns on the vertical axis. A phone has one column. */
  lines: number;
  axis: 'horizontal' | 'vertical';
  /** Seconds that a line takes for one round. */
  seconds: number;
  /** Length of an item along the axis, in rem: the width in a row, about the height in a column. */
  itemLength: number;
  labels: Labels;
  /**
   * Class that sets `--marquee-height` on the vertical axis, and `--toggle-row` and `--toggle-side` to move the button.
   */
  className?: string;
}

/** Maximum length of a line, in rem: a row as wide as the page's column, a column as high as a window. */
const maxLineRem = { horizontal: 75, vertical: 40 };

/**
 * Lines of items that move endlessly, neighbours in opposite directions. They need HTML and CSS only. Copies follow the
 * items, so that the first item follows the last one. The copies are hidden from screen readers and from the keyboard.
 * The lines pause under the pointer, while the focus is inside, and when the visitor pauses them. For visitors who ask
 * for less motion the items stand still in a grid. Mantine's Marquee exposes its copies to screen readers and to the
 * keyboard, pauses on hover only, and moves for everyone.
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
      {/* `data-moves`: see `client/loadMovingPictures.ts`. */}
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

/** Distributes items to lines of equal length, the last a little shorter. No line is empty. */
export function deal<Item>(items: Item[], lines: number): Item[][] {
  const length = Math.ceil(items.length / lines);
  const count = length ? Math.ceil(items.length / length) : 0;
  return Array.from({ length: count }, (_, line) => items.slice(line * length, (line + 1) * length));
}

/** Number of copies of the items, the original included: while one copy leaves, the others must fill the line. */
export const countGroups = (perLine: number, axis: MovingLinesProps['axis'], itemLength: number): number =>
  1 + Math.ceil(maxLineRem[axis] / (perLine * itemLength));
