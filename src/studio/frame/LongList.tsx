import { Stack } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef, useState } from 'react';
import { extractRows } from './extractRows.ts';
import classes from './LongList.module.css';

/** Number of rows up to which a list is drawn whole. */
const maxWhole = 40;

interface LongListProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Estimated height of a row, px. */
  rowHeight: number;
  /** Gap between rows, px. */
  gap?: number;
  children: (row: Row) => ReactNode;
}

/** List of any length: a short one is drawn whole, of a long one the rows in view, in a box that scrolls. */
export function LongList<Row>(props: LongListProps<Row>) {
  const { rows, keyOf, gap = 0, children } = props;
  if (rows.length > maxWhole) return <RowsInView {...props} />;
  return (
    <Stack component="ul" gap={gap} className={classes.list}>
      {rows.map((row) => (
        <li key={keyOf(row)}>{children(row)}</li>
      ))}
    </Stack>
  );
}

function RowsInView<Row>({ rows, keyOf, rowHeight, gap = 0, children }: LongListProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  // The row with the focus stays, or the focus would be lost with it; its neighbours, since Tab leads to them.
  const [focused, setFocused] = useState(-1);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(rows[index] as Row),
    gap,
    overscan: 8,
    rangeExtractor: (range) => extractRows(range, focused < 0 ? [] : [focused - 1, focused, focused + 1]),
  });
  return (
    <div ref={box} className={classes.box}>
      <ul
        className={classes.list}
        style={{ blockSize: virtual.getTotalSize() }}
        onFocus={({ target }) => setFocused(Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1))}
        onBlur={() => setFocused(-1)}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={classes.row}
            style={{ transform: `translateY(${start}px)` }}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
          >
            {children(rows[index] as Row)}
          </li>
        ))}
      </ul>
    </div>
  );
}
