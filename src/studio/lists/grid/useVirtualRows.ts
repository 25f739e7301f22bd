import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { extractRows } from '../../frame/extractRows.ts';
import type { CellAddress } from '../useActiveCell.ts';
import type { ListTableModel } from '../useListTable.ts';

/** Height of every row including the header, px. */
export const rowHeight = 36;

type RowVirtualizer = Virtualizer<HTMLTableElement, Element>;

/** Renders the visible rows, a few around them, and always the active row (-1 for none). */
export function useVirtualRows(
  scroller: RefObject<HTMLTableElement | null>,
  count: number,
  activeIndex: number,
): RowVirtualizer {
  return useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollMargin: rowHeight,
    scrollPaddingStart: rowHeight,
    rangeExtractor: (range) => extractRows(range, [activeIndex]),
  });
}

function elementOfCell(scroller: HTMLElement | null, { row, key }: CellAddress): HTMLElement | null | undefined {
  const line = row < 0 ? ':not([data-row])' : `[data-row="${row}"]`;
  return scroller?.querySelector<HTMLElement>(`tr${line} [data-key="${CSS.escape(key)}"]`);
}

/**
 * Scrolls the active cell into view, and focuses it while the focus is in the table.
 * @returns function that activates and focuses a cell; without a parameter it focuses the active cell
 */
export function useCellFocus(
  scroller: RefObject<HTMLTableElement | null>,
  { active, rows, go, editing }: ListTableModel,
  virtual: RowVirtualizer,
): (cell?: CellAddress) => void {
  const isFocusRequested = useRef(false);
  const shown = useRef<CellAddress>(undefined);
  const index = active ? rows.indexOf(active.row) : -1;
  useEffect(() => {
    if (index >= 0) virtual.scrollToIndex(index);
  }, [index, virtual]);
  useEffect(() => {
    if (!active || editing || (shown.current === active && !isFocusRequested.current)) return;
    const element = elementOfCell(scroller.current, active);
    if (!element) return;
    shown.current = active;
    const { activeElement } = document;
    if (!isFocusRequested.current && activeElement !== document.body && !scroller.current?.contains(activeElement))
      return;
    isFocusRequested.current = false;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return useCallback(
    (cell?: CellAddress) => {
      isFocusRequested.current = true;
      if (cell) go(cell);
    },
    [go],
  );
}
