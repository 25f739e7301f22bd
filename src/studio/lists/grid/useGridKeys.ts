import { type KeyboardEvent, useRef } from 'react';
import { cellValueOf, isEditedByTyping, isEditedInPlace } from '../columns.ts';
import { positionAfterKey } from '../gridNavigation.ts';
import type { CellAddress } from '../useActiveCell.ts';
import type { ListTableModel } from '../useListTable.ts';
import { type GridActions, rowOfElement, toggleRowSelection } from './gridActions.ts';

export function useGridKeys(table: ListTableModel, gridActions: GridActions): (event: KeyboardEvent) => void {
  /** Index of the row at which a selection by Shift and arrow keys began. */
  const anchor = useRef<number>(undefined);
  return (event) => {
    const cell = focusedCell(event.target);
    if (!cell) return;
    if (table.editing) {
      if (event.key === 'Escape') table.edit(undefined);
      return;
    }
    const isHandled = event.altKey
      ? handleAltKey(event, cell, gridActions)
      : moveFocus(event, cell, table, gridActions, anchor) || handleActionKey(event, cell, table, gridActions);
    if (!isHandled) return;
    event.preventDefault();
    // The studio has shortcuts for some of these keys, such as "?" and "/".
    event.stopPropagation();
  };
}

function focusedCell(target: EventTarget): CellAddress | undefined {
  if (!(target instanceof HTMLElement) || target.dataset.key === undefined) return undefined;
  return { row: rowOfElement(target) ?? -1, key: target.dataset.key };
}

function handleAltKey({ key }: KeyboardEvent, cell: CellAddress, { rowActions, openMenu }: GridActions): boolean {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
  if (cell.row >= 0) rowActions.moveBy(cell.row, key === 'ArrowUp' ? -1 : 1);
  else openMenu(cell);
  return true;
}

function moveFocus(
  event: KeyboardEvent,
  { row, key }: CellAddress,
  table: ListTableModel,
  { goTo, page }: GridActions,
  anchor: { current: number | undefined },
): boolean {
  const keys = ['', ...table.looks.shown.map((column) => column.key)];
  const from = { row: row < 0 ? -1 : table.rows.indexOf(row), column: Math.max(0, keys.indexOf(key)) };
  const isCtrl = event.ctrlKey || event.metaKey;
  const size = { rows: table.rows.length, columns: keys.length, page: page() };
  const position = positionAfterKey({ key: event.key, ctrlKey: isCtrl }, from, size);
  if (!position) return false;
  if (event.shiftKey && from.row >= 0) {
    anchor.current ??= from.row;
    const [first, last] = [anchor.current, Math.max(0, position.row)].sort((one, other) => one - other);
    table.pick(table.rows.slice(first, (last ?? 0) + 1));
  } else anchor.current = undefined;
  goTo({ row: position.row < 0 ? -1 : (table.rows[position.row] ?? -1), key: keys[position.column] ?? '' });
  return true;
}

function handleActionKey(
  event: KeyboardEvent,
  cell: CellAddress,
  table: ListTableModel,
  gridActions: GridActions,
): boolean {
  const { key } = event;
  if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) gridActions.openMenu(cell);
  else if (cell.row < 0) return handleHeaderKey(event, cell, gridActions);
  else if (event.ctrlKey || event.metaKey) return handleCtrlKey(event, cell, table, gridActions);
  else if (key === ' ' && (event.shiftKey || cell.key === '')) toggleRowSelection(table, cell.row);
  else if (key === 'Escape' && table.picked.size > 0) table.pick([]);
  else if (key === 'Delete' || key === 'Backspace') clearSelection(cell, table, gridActions);
  else if (cell.key === '' && key === 'Enter') gridActions.openMenu(cell);
  else if (cell.key === '') return false;
  else if (key === 'Enter' || key === 'F2') gridActions.edit(cell);
  else return startTyping(key, cell, table, gridActions);
  return true;
}

function handleHeaderKey({ key }: KeyboardEvent, { key: column }: CellAddress, { sort }: GridActions): boolean {
  if (column === '' || (key !== 'Enter' && key !== ' ')) return false;
  sort(column);
  return true;
}

function handleCtrlKey(
  { key }: KeyboardEvent,
  { row }: CellAddress,
  table: ListTableModel,
  { rowActions }: GridActions,
): boolean {
  if (key === 'd') rowActions.duplicate(table.picked.size ? [...table.picked] : [row]);
  else if (key === 'a') table.pick(table.rows);
  else return false;
  return true;
}

/** Removes the selected rows, or else the value of the cell. */
function clearSelection({ row, key }: CellAddress, table: ListTableModel, { rowActions }: GridActions): void {
  const column = table.columns.find((one) => one.key === key);
  if (table.picked.size > 0) rowActions.remove([...table.picked]);
  else if (!column) rowActions.remove([row]);
  else {
    const isText = column.isRequired && (column.kind === 'text' || column.kind === 'markdown');
    table.actions.setCell(row, column, isText ? '' : undefined);
  }
}

function startTyping(key: string, cell: CellAddress, table: ListTableModel, { edit }: GridActions): boolean {
  const column = table.columns.find((one) => one.key === cell.key);
  if (!column || key.length !== 1) return false;
  const value = cellValueOf(table.items[cell.row], cell.key);
  if (key === ' ' && typeof value === 'boolean') edit(cell);
  else if (isEditedByTyping(column) && isEditedInPlace(column, value) && key !== ' ') edit(cell, key);
  else edit(cell);
  return true;
}
