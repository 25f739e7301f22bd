import type { MouseEvent, RefObject } from 'react';
import { isEditedInPlace, valueIn } from '../columns.ts';
import type { Cell } from '../useActive.ts';
import type { ListTable } from '../useListTable.ts';
import { rowHeight } from './useGrid.ts';
import { type GridDoings, rowOf, togglePicked } from './useGridKeys.ts';
import type { RowActions } from './useRowActions.ts';

/** What keys and the mouse do in the table. */
export function useGridDoings(parts: {
  table: ListTable;
  rowActions: RowActions;
  focus: (cell: Cell) => void;
  openMenu: (cell: Cell) => void;
  scroller: RefObject<HTMLElement | null>;
}): GridDoings {
  const { table, rowActions, focus, openMenu, scroller } = parts;
  return {
    rowActions,
    goTo: focus,
    openMenu: (cell) => {
      table.go(cell);
      openMenu(cell.row < 0 ? cell : { ...cell, key: '' });
    },
    edit: (cell, text) => edit(table, rowActions, cell, text),
    sort: (key) => {
      const { view, setView } = table;
      const isOwn = view.sort?.key === key;
      const sort = isOwn && view.sort?.isDown ? undefined : { key, isDown: isOwn };
      setView({ ...view, sort });
    },
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2),
  };
}

/** A cell becomes its field, or where it has no room for that, the form of its item opens. */
function edit(table: ListTable, { openForm }: RowActions, cell: Cell, text?: string): void {
  const column = table.columns.find(({ key }) => key === cell.key);
  if (!column) return;
  const value = valueIn(table.items[cell.row], cell.key);
  table.go(cell);
  if (column.kind === 'boolean' && typeof (value ?? false) === 'boolean') {
    const usual = column.schema.default === true;
    const next = !(value ?? usual);
    // What stands for nothing written is not written.
    table.actions.setCell(cell.row, column, next === usual && !column.isRequired ? undefined : next);
    table.say(`${column.title}: ${next ? 'yes' : 'no'}`);
  } else if (isEditedInPlace(column, value)) table.edit({ ...cell, text });
  else openForm(cell);
}

/** The cell that an event is in; undefined for none. */
export function cellAt({ target }: { target: EventTarget }): Cell | undefined {
  const element = target instanceof Element ? target : null;
  const found =
    element?.closest<HTMLElement>('[data-key]') ?? element?.closest('th')?.querySelector<HTMLElement>('[data-key]');
  // What opens from a cell is none of it.
  if (!found || element?.closest('[data-portal]')) return undefined;
  return { row: rowOf(found) ?? -1, key: found.dataset.key ?? '' };
}

/** What a click does: goes to a cell, selects a row, sorts, or opens a menu. */
export function onClick(event: MouseEvent, table: ListTable, doings: GridDoings): void {
  const cell = cellAt(event);
  const target = event.target as Element;
  if (!cell || table.editing) return;
  if (target.closest('[data-menu], [data-column-menu]')) doings.openMenu(cell);
  else if (cell.row >= 0) onRow(event, cell, table);
  else if (target.closest('[data-sort]')) doings.sort(cell.key);
}

function onRow(event: MouseEvent, cell: Cell, table: ListTable): void {
  const from = table.active?.row ?? -1;
  if (event.shiftKey && from >= 0) {
    const [first = 0, last = 0] = [table.rows.indexOf(from), table.rows.indexOf(cell.row)].sort((a, b) => a - b);
    table.pick(table.rows.slice(first, last + 1));
  } else if ((event.target as Element).matches('[data-pick]') || event.ctrlKey || event.metaKey)
    togglePicked(table, cell.row);
  table.go(cell, cell.row !== from);
}
