import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Cell } from '../useActive.ts';
import type { ListTable } from '../useListTable.ts';

/** Of every row, the one of names among them, px. */
export const rowHeight = 36;

type Rows = Virtualizer<HTMLTableElement, Element>;

/**
 * Which rows are there: those that one sees, a few around them, and the one that somebody is at, however far away.
 * @param at place of that one; -1 for none
 */
export function useRows(scroller: RefObject<HTMLTableElement | null>, count: number, at: number): Rows {
  return useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollMargin: rowHeight,
    scrollPaddingStart: rowHeight,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      if (at < 0 || at >= count || seen.includes(at)) return seen;
      return [...seen, at].sort((one, other) => one - other);
    },
  });
}

/** The element of a cell. */
function elementOf(scroller: HTMLElement | null, { row, key }: Cell): HTMLElement | null | undefined {
  const line = row < 0 ? ':not([data-row])' : `[data-row="${row}"]`;
  return scroller?.querySelector<HTMLElement>(`tr${line} [data-key="${CSS.escape(key)}"]`);
}

/**
 * Keeps the cell that somebody is at in view, and the focus in it as long as it is in the table.
 * @returns what goes to a cell and gives it the focus; without one, the cell where somebody is gets it
 */
export function useFocus(
  scroller: RefObject<HTMLTableElement | null>,
  { active, rows, go, editing }: ListTable,
  virtual: Rows,
): (cell?: Cell) => void {
  const isWanted = useRef(false);
  const shown = useRef<Cell>(undefined);
  const index = active ? rows.indexOf(active.row) : -1;
  useEffect(() => {
    if (index >= 0) virtual.scrollToIndex(index);
  }, [index, virtual]);
  useEffect(() => {
    if (!active || editing || (shown.current === active && !isWanted.current)) return;
    const element = elementOf(scroller.current, active);
    if (!element) return;
    shown.current = active;
    const { activeElement } = document;
    if (!isWanted.current && activeElement !== document.body && !scroller.current?.contains(activeElement)) return;
    isWanted.current = false;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return useCallback(
    (cell?: Cell) => {
      isWanted.current = true;
      if (cell) go(cell);
    },
    [go],
  );
}
