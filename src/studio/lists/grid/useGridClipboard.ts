import { notifications } from '@mantine/notifications';
import { type RefObject, useEffect, useRef } from 'react';
import { plainText } from '../cellText.ts';
import { valueIn } from '../columns.ts';
import { decimalIn, readCell } from '../import/readCell.ts';
import { dayOrderIn } from '../import/readDay.ts';
import { writeSheet } from '../import/sheet.ts';
import type { ListTable } from '../useListTable.ts';

/** Rows as a spreadsheet takes them, with the names of the columns that are shown. */
export function rowsAsSheet({ items, looks, rows }: ListTable, wanted: ReadonlySet<number>): string {
  const chosen = rows.filter((row) => wanted.has(row));
  const lines = chosen.map((row) => looks.shown.map(({ key }) => plainText(valueIn(items[row], key))));
  return writeSheet([looks.shown.map(({ key }) => key), ...lines]);
}

/**
 * Has the keys for copying and pasting do so with the rows that are selected, or with the cell that has the focus.
 * @param scroller around the cells
 * @param importText shows what several cells would become
 */
export function useGridClipboard(
  scroller: RefObject<HTMLElement | null>,
  table: ListTable,
  importText: (text: string) => void,
): void {
  const latest = useRef({ table, importText });
  latest.current = { table, importText };
  useEffect(() => {
    // Browsers do not agree where such an event of an element begins that is not typed into.
    const isMeant = () => {
      const { activeElement: at } = document;
      return at instanceof HTMLElement && at.dataset.key !== undefined && scroller.current?.contains(at) === true;
    };
    const onCopy = (event: ClipboardEvent) => isMeant() && copy(event, latest.current.table);
    const onPaste = (event: ClipboardEvent) => {
      if (!isMeant()) return;
      event.preventDefault();
      const text = (event.clipboardData?.getData('text/plain') ?? '').replace(/\r?\n$/, '');
      if (/[\t\n]/.test(text)) latest.current.importText(text);
      else pasteCell(latest.current.table, text);
    };
    const ends = new AbortController();
    document.addEventListener('copy', onCopy, { signal: ends.signal });
    document.addEventListener('paste', onPaste, { signal: ends.signal });
    return () => ends.abort();
  }, [scroller]);
}

function copy(event: ClipboardEvent, table: ListTable): void {
  const { picked, active, items, say } = table;
  const text = picked.size ? rowsAsSheet(table, picked) : active && plainText(valueIn(items[active.row], active.key));
  if (text === undefined) return;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', text);
  say(picked.size ? `${picked.size} rows copied` : 'Cell copied');
}

function pasteCell({ active, columns, actions }: ListTable, text: string): void {
  const column = columns.find(({ key }) => key === active?.key);
  if (!active || active.row < 0 || !column) return;
  const { value, why } = readCell(text, column, { decimal: decimalIn([text]), days: dayOrderIn([text]) });
  if (why) notifications.show({ color: 'red', title: `This was not put into ${column.title}`, message: why });
  else if (value !== undefined) actions.setCell(active.row, column, value);
}
