import { includesAllWords } from '#shared/includesAllWords.ts';
import type { Json } from '#shared/json.ts';
import { formatCell } from './cellText.ts';
import { cellValueOf, type ListColumn } from './columns.ts';

/** Order and filter of a table's rows. It changes no file. */
export interface TableView {
  sort?: { key: string; isDown: boolean } | undefined;
  /** Search words; a row has to contain all of them. */
  words: string;
  /** Values to which a column is filtered (see `filterValueOf`), by its key. */
  only: Readonly<Record<string, readonly string[]>>;
}

export const defaultTableView: TableView = { words: '', only: {} };

/** @returns true if the view hides rows */
export const isFiltered = ({ words, only }: TableView): boolean =>
  words.trim() !== '' || Object.values(only).some(({ length }) => length > 0);

/** Value by which a row is filtered, as text; empty for no value. */
export const filterValueOf = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : String(value);

export function visibleRowsOf(items: readonly Json[], columns: readonly ListColumn[], view: TableView): number[] {
  const order = view.sort ? sortedRows(items, columns, view.sort) : items.map((_, index) => index);
  if (!isFiltered(view)) return order;
  const only = Object.entries(view.only).filter(([, values]) => values.length > 0);
  return order.filter((index) => {
    const item = items[index];
    if (!only.every(([key, values]) => values.includes(filterValueOf(cellValueOf(item, key))))) return false;
    if (view.words.trim() === '') return true;
    return includesAllWords(columns.map((column) => searchTextOf(item, column)).join('\n'), view.words);
  });
}

/** Text of a cell for the search: as it is written and as it is displayed. */
function searchTextOf(item: Json | undefined, column: ListColumn): string {
  const value = cellValueOf(item, column.key);
  if (value === undefined || value === null) return '';
  const written = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const shown = column.kind === 'text' ? '' : formatCell(value, column);
  return `${written}\n${shown}`;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Indices of all items sorted by a column. Items without a value come last; the order is stable. */
function sortedRows(
  items: readonly Json[],
  columns: readonly ListColumn[],
  { key, isDown }: NonNullable<TableView['sort']>,
): number[] {
  const column = columns.find((one) => one.key === key);
  const keys = items.map((item) => (column ? sortKey(cellValueOf(item, key), column) : ''));
  return items
    .map((_, index) => index)
    .sort((one, other) => {
      const [first, second] = [keys[one] ?? '', keys[other] ?? ''];
      if (first === second) return one - other;
      if (first === '' || second === '') return first === '' ? 1 : -1;
      const comparison =
        typeof first === 'number' && typeof second === 'number'
          ? first - second
          : collator.compare(String(first), String(second));
      return (isDown ? -comparison : comparison) || one - other;
    });
}

/** Value by which a cell is sorted: dates as they are written, choices by their labels. */
function sortKey(value: Json | undefined, column: ListColumn): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && column.kind !== 'choice' && column.kind !== 'markdown') return value;
  return formatCell(value, column);
}
