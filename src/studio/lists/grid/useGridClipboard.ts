import { notifications } from '@mantine/notifications';
import type { ClipboardEvent } from 'react';
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
 * Copying and pasting in the table: of rows that are selected or of one cell.
 * @param importText shows what several cells would become
 */
export function useGridClipboard(table: ListTable, importText: (text: string) => void) {
  const isMeant = (event: ClipboardEvent) =>
    event.target instanceof HTMLElement && event.target.dataset.key !== undefined;
  const onCopy = (event: ClipboardEvent) => {
    if (!isMeant(event)) return;
    const { picked, active, items, say } = table;
    const text = picked.size ? rowsAsSheet(table, picked) : active && plainText(valueIn(items[active.row], active.key));
    if (text === undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    say(picked.size ? `${picked.size} rows copied` : 'Cell copied');
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!isMeant(event)) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '');
    if (/[\t\n]/.test(text)) importText(text);
    else pasteCell(table, text);
  };
  return { onCopy, onPaste };
}

function pasteCell({ active, columns, actions }: ListTable, text: string): void {
  const column = columns.find(({ key }) => key === active?.key);
  if (!active || active.row < 0 || !column) return;
  const { value, why } = readCell(text, column, { decimal: decimalIn([text]), days: dayOrderIn([text]) });
  if (why) notifications.show({ color: 'red', title: `This was not put into ${column.title}`, message: why });
  else if (value !== undefined) actions.setCell(active.row, column, value);
}
