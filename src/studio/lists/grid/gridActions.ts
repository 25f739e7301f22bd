import type { MouseEvent, RefObject } from 'react';
import { cellValueOf, isEditedInPlace } from '../columns.ts';
import type { CellAddress } from '../useActiveCell.ts';
import type { ListTableModel } from '../useListTable.ts';
import type { RowActions } from './rowActions.ts';
import { rowHeight } from './useVirtualRows.ts';

export type GridActions = ReturnType<typeof createGridActions>;

export function createGridActions(options: {
  table: ListTableModel;
  rowActions: RowActions;
  focus: (cell: CellAddress) => void;
  openMenu: (cell: CellAddress) => void;
  scroller: RefObject<HTMLElement | null>;
}) {
  const { table, rowActions, focus, openMenu, scroller } = options;
  return {
    rowActions,
    goTo: focus,
    /** Opens the menu of a row, or in the header row that of a column. */
    openMenu: (cell: CellAddress) => {
      table.go(cell);
      openMenu(cell.row < 0 ? cell : { ...cell, key: '' });
    },
    edit: (cell: CellAddress, text?: string) => edit(table, rowActions, cell, text),
    sort: (key: string) => {
      const { view, setView } = table;
      const isSorted = view.sort?.key === key;
      const sort = isSorted && view.sort?.isDown ? undefined : { key, isDown: isSorted };
      setView({ ...view, sort });
    },
    /** @returns the number of rows that fit into the window */
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2),
  };
}

/** Edits a cell in place; opens the form of its item if the value does not fit into a cell. */
function edit(table: ListTableModel, { openForm }: RowActions, cell: CellAddress, text?: string): void {
  const column = table.columns.find(({ key }) => key === cell.key);
  if (!column) return;
  const value = cellValueOf(table.items[cell.row], cell.key);
  table.go(cell);
  if (column.kind === 'boolean' && typeof (value ?? false) === 'boolean') {
    const defaultValue = column.schema.default === true;
    const next = !(value ?? defaultValue);
    // The default value is not written to the file.
    table.actions.setCell(cell.row, column, next === defaultValue && !column.isRequired ? undefined : next);
    table.say(`${column.title}: ${next ? 'yes' : 'no'}`);
  } else if (isEditedInPlace(column, value)) table.edit({ ...cell, text });
  else openForm(cell);
}

/** Finds the cell in which an event happened; undefined outside of cells. */
export function cellOfEvent({ target }: { target: EventTarget }): CellAddress | undefined {
  const element = target instanceof Element ? target : null;
  const found =
    element?.closest<HTMLElement>('[data-key]') ?? element?.closest('th')?.querySelector<HTMLElement>('[data-key]');
  // Popups of a cell do not belong to it.
  if (!found || element?.closest('[data-portal]')) return undefined;
  return { row: rowOfElement(found) ?? -1, key: found.dataset.key ?? '' };
}

/** Handles a click: activates a cell, selects a row, sorts, or opens a menu. */
export function handleGridClick(event: MouseEvent, table: ListTableModel, gridActions: GridActions): void {
  const cell = cellOfEvent(event);
  const target = event.target as Element;
  if (!cell || table.editing) return;
  if (target.closest('[data-menu], [data-column-menu]')) gridActions.openMenu(cell);
  else if (cell.row >= 0) handleRowClick(event, cell, table);
  else if (target.closest('[data-sort]')) gridActions.sort(cell.key);
}

function handleRowClick(event: MouseEvent, cell: CellAddress, table: ListTableModel): void {
  const from = table.active?.row ?? -1;
  if (event.shiftKey && from >= 0) {
    const [first = 0, last = 0] = [table.rows.indexOf(from), table.rows.indexOf(cell.row)].sort((a, b) => a - b);
    table.pick(table.rows.slice(first, last + 1));
  } else if ((event.target as Element).matches('[data-pick]') || event.ctrlKey || event.metaKey)
    toggleRowSelection(table, cell.row);
  table.go(cell, cell.row !== from);
}

/** Index of the item to whose row an element belongs; undefined in the header row. */
export function rowOfElement(element: Element): number | undefined {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset.row;
  return row === undefined ? undefined : Number(row);
}

export function toggleRowSelection({ picked, pick }: ListTableModel, row: number): void {
  pick(picked.has(row) ? [...picked].filter((one) => one !== row) : [...picked, row]);
}
