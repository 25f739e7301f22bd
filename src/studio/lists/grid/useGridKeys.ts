import { type KeyboardEvent, useRef } from 'react';
import { isEditedInPlace, isTyped, valueIn } from '../columns.ts';
import { spotAfter } from '../gridKeys.ts';
import type { Cell } from '../useActive.ts';
import type { ListTable } from '../useListTable.ts';
import type { RowActions } from './useRowActions.ts';

/** What keys do beside going elsewhere. */
export interface GridDoings {
  rowActions: RowActions;
  /** Goes to a cell and gives it the focus. */
  goTo: (cell: Cell) => void;
  /** Opens the menu of a row, or of a column in the row of names. */
  openMenu: (cell: Cell) => void;
  /** @param text that takes the place of what is in the cell */
  edit: (cell: Cell, text?: string) => void;
  sort: (key: string) => void;
  /** Rows that one sees at a time. */
  page: () => number;
}

/** The keys of the table. */
export function useGridKeys(table: ListTable, doings: GridDoings): (event: KeyboardEvent) => void {
  /** Where selecting several rows has begun. */
  const anchor = useRef<number>(undefined);
  return (event) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    if (table.editing) {
      if (event.key === 'Escape') table.edit(undefined);
      return;
    }
    const isDone = event.altKey
      ? onAlt(event, cell, doings)
      : move(event, cell, table, doings, anchor) || act(event, cell, table, doings);
    if (!isDone) return;
    event.preventDefault();
    // The studio's own keys, as "?" and "/", mean something else.
    event.stopPropagation();
  };
}

/** The cell that has the focus itself; undefined where something in it has. */
function cellOf(target: EventTarget): Cell | undefined {
  if (!(target instanceof HTMLElement) || target.dataset.key === undefined) return undefined;
  return { row: rowOf(target) ?? -1, key: target.dataset.key };
}

/** Index of the item that an element is about; undefined in the row of names. */
export function rowOf(element: Element): number | undefined {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset.row;
  return row === undefined ? undefined : Number(row);
}

function onAlt({ key }: KeyboardEvent, cell: Cell, { rowActions, openMenu }: GridDoings): boolean {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
  if (cell.row >= 0) rowActions.moveBy(cell.row, key === 'ArrowUp' ? -1 : 1);
  else openMenu(cell);
  return true;
}

function move(
  event: KeyboardEvent,
  { row, key }: Cell,
  table: ListTable,
  { goTo, page }: GridDoings,
  anchor: { current: number | undefined },
): boolean {
  const keys = ['', ...table.looks.shown.map((column) => column.key)];
  const from = { row: row < 0 ? -1 : table.rows.indexOf(row), column: Math.max(0, keys.indexOf(key)) };
  const isCtrl = event.ctrlKey || event.metaKey;
  const size = { rows: table.rows.length, columns: keys.length, page: page() };
  const spot = spotAfter({ key: event.key, ctrlKey: isCtrl }, from, size);
  if (!spot) return false;
  if (event.shiftKey && from.row >= 0) {
    anchor.current ??= from.row;
    const [first, last] = [anchor.current, Math.max(0, spot.row)].sort((one, other) => one - other);
    table.pick(table.rows.slice(first, (last ?? 0) + 1));
  } else anchor.current = undefined;
  goTo({ row: spot.row < 0 ? -1 : (table.rows[spot.row] ?? -1), key: keys[spot.column] ?? '' });
  return true;
}

function act(event: KeyboardEvent, cell: Cell, table: ListTable, doings: GridDoings): boolean {
  const { key } = event;
  if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) doings.openMenu(cell);
  else if (cell.row < 0) return onNames(event, cell, doings);
  else if (event.ctrlKey || event.metaKey) return onCtrl(event, cell, table, doings);
  else if (key === ' ' && (event.shiftKey || cell.key === '')) togglePicked(table, cell.row);
  else if (key === 'Escape' && table.picked.size > 0) table.pick([]);
  else if (key === 'Delete' || key === 'Backspace') clear(cell, table, doings);
  else if (cell.key === '' && key === 'Enter') doings.openMenu(cell);
  else if (cell.key === '') return false;
  else if (key === 'Enter' || key === 'F2') doings.edit(cell);
  else return type(key, cell, table, doings);
  return true;
}

function onNames({ key }: KeyboardEvent, { key: column }: Cell, { sort }: GridDoings): boolean {
  if (column === '' || (key !== 'Enter' && key !== ' ')) return false;
  sort(column);
  return true;
}

function onCtrl({ key }: KeyboardEvent, { row }: Cell, table: ListTable, { rowActions }: GridDoings): boolean {
  if (key === 'd') rowActions.duplicate(table.picked.size ? [...table.picked] : [row]);
  else if (key === 'a') table.pick(table.rows);
  else return false;
  return true;
}

export function togglePicked({ picked, pick }: ListTable, row: number): void {
  pick(picked.has(row) ? [...picked].filter((one) => one !== row) : [...picked, row]);
}

/** Takes rows away that are selected; otherwise what is in the cell. */
function clear({ row, key }: Cell, table: ListTable, { rowActions }: GridDoings): void {
  const column = table.columns.find((one) => one.key === key);
  if (table.picked.size > 0) rowActions.remove([...table.picked]);
  else if (!column) rowActions.remove([row]);
  else {
    const isText = column.isRequired && (column.kind === 'text' || column.kind === 'markdown');
    table.actions.setCell(row, column, isText ? '' : undefined);
  }
}

function type(key: string, cell: Cell, table: ListTable, { edit }: GridDoings): boolean {
  const column = table.columns.find((one) => one.key === cell.key);
  if (!column || key.length !== 1) return false;
  const value = valueIn(table.items[cell.row], cell.key);
  if (key === ' ' && typeof value === 'boolean') edit(cell);
  else if (isTyped(column) && isEditedInPlace(column, value) && key !== ' ') edit(cell, key);
  else edit(cell);
  return true;
}
