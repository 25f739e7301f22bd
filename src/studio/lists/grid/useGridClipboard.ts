import { useWindowEvent } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import type { RefObject } from 'react';
import { toSheetText } from '../cellText.ts';
import { cellValueOf } from '../columns.ts';
import { detectDecimalSeparator, parseCell } from '../import/parseCell.ts';
import { detectDayOrder } from '../import/parseDay.ts';
import { formatSheet } from '../import/sheet.ts';
import type { ListTableModel } from '../useListTable.ts';

export function rowsToSheetText({ items, looks, rows }: ListTableModel, rowsToCopy: ReadonlySet<number>): string {
  const chosen = rows.filter((row) => rowsToCopy.has(row));
  const lines = chosen.map((row) => looks.shown.map(({ key }) => toSheetText(cellValueOf(items[row], key))));
  return formatSheet([looks.shown.map(({ key }) => key), ...lines]);
}

/** Copies the selected rows or the focused cell. Pasted text of several cells is previewed by `importText`. */
export function useGridClipboard(
  scroller: RefObject<HTMLElement | null>,
  table: ListTableModel,
  importText: (text: string) => void,
): void {
  // Browsers dispatch these events at different targets if no text field has the focus.
  const isCellFocused = () => {
    const { activeElement: focused } = document;
    return focused?.hasAttribute('data-key') === true && scroller.current?.contains(focused) === true;
  };
  useWindowEvent('copy', (event) => {
    if (isCellFocused()) copy(event, table);
  });
  useWindowEvent('paste', (event) => {
    if (!isCellFocused()) return;
    event.preventDefault();
    const text = (event.clipboardData?.getData('text/plain') ?? '').replace(/\r?\n$/, '');
    if (/[\t\n]/.test(text)) importText(text);
    else pasteCell(table, text);
  });
}

function copy(event: ClipboardEvent, table: ListTableModel): void {
  const { picked, active, items, say } = table;
  const text = picked.size
    ? rowsToSheetText(table, picked)
    : active && toSheetText(cellValueOf(items[active.row], active.key));
  if (text === undefined) return;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', text);
  say(picked.size ? `${picked.size} rows copied` : 'Cell copied');
}

function pasteCell({ active, columns, actions }: ListTableModel, text: string): void {
  const column = columns.find(({ key }) => key === active?.key);
  if (!active || active.row < 0 || !column) return;
  const { value, why } = parseCell(text, column, {
    decimal: detectDecimalSeparator([text]),
    days: detectDayOrder([text]),
  });
  if (why) notifications.show({ color: 'red', title: `This was not put into ${column.title}`, message: why });
  else if (value !== undefined) actions.setCell(active.row, column, value);
}
