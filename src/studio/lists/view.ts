import type { Json } from '#shared/json.ts';
import { shownText } from './cellText.ts';
import { type Column, valueIn } from './columns.ts';

/** In which order and which of its rows a table shows. It changes no file. */
export interface View {
  sort?: { key: string; isDown: boolean } | undefined;
  /** All of them have to be in a row. */
  words: string;
  /** By key of a column: only rows with one of these values, as `filterValue` gives them. */
  only: Readonly<Record<string, readonly string[]>>;
}

/** Nothing sorted, nothing left out. */
export const plainView: View = { words: '', only: {} };

/** Whether rows are left out. */
export const isFiltered = ({ words, only }: View): boolean =>
  words.trim() !== '' || Object.values(only).some(({ length }) => length > 0);

/** What a row is filtered by in a column: its value as text, empty for none. */
export const filterValue = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : String(value);

/** Indices of the items that are shown, in the order in which they are. */
export function rowsOf(items: readonly Json[], columns: readonly Column[], view: View): number[] {
  const order = view.sort ? sortedRows(items, columns, view.sort) : items.map((_, index) => index);
  if (!isFiltered(view)) return order;
  const words = view.words.toLowerCase().split(/\s+/).filter(Boolean);
  const only = Object.entries(view.only).filter(([, values]) => values.length > 0);
  return order.filter((index) => {
    const item = items[index];
    if (!only.every(([key, values]) => values.includes(filterValue(valueIn(item, key))))) return false;
    if (words.length === 0) return true;
    const text = columns.map((column) => textToFind(item, column)).join('\n');
    return words.every((word) => text.includes(word));
  });
}

/** As it is written and as it is shown: both are looked for. */
function textToFind(item: Json | undefined, column: Column): string {
  const value = valueIn(item, column.key);
  if (value === undefined || value === null) return '';
  const written = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const shown = column.kind === 'text' ? '' : shownText(value, column);
  return `${written}\n${shown}`.toLowerCase();
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Indices of all items in the order of a column: what has no value comes last, equal ones stay as they are. */
function sortedRows(
  items: readonly Json[],
  columns: readonly Column[],
  { key, isDown }: NonNullable<View['sort']>,
): number[] {
  const column = columns.find((one) => one.key === key);
  const keys = items.map((item) => (column ? sortKey(valueIn(item, key), column) : ''));
  return items
    .map((_, index) => index)
    .sort((one, other) => {
      const [first, second] = [keys[one] ?? '', keys[other] ?? ''];
      if (first === second) return one - other;
      if (first === '' || second === '') return first === '' ? 1 : -1;
      const isBefore =
        typeof first === 'number' && typeof second === 'number'
          ? first - second
          : collator.compare(String(first), String(second));
      return (isDown ? -isBefore : isBefore) || one - other;
    });
}

/** Days are sorted as they are written; a choice by where it stands among the choices would surprise: by its words. */
function sortKey(value: Json | undefined, column: Column): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && column.kind !== 'choice' && column.kind !== 'markdown') return value;
  return shownText(value, column);
}
