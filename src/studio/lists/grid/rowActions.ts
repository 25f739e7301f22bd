import { orderAfterMove } from '../rowChanges.ts';
import { defaultTableView, isFiltered } from '../tableView.ts';
import type { CellAddress } from '../useActiveCell.ts';
import type { ListTableModel } from '../useListTable.ts';

export type RowActions = ReturnType<typeof createRowActions>;

export function createRowActions(table: ListTableModel, openForm: (cell: CellAddress) => void) {
  const { items, whyNotMoved, actions, say, active, go, pick, picked, rows: shown, view, setView, columns } = table;
  const key = active?.key ?? '';
  const move = (row: number, to: number) => {
    if (whyNotMoved) return say(whyNotMoved);
    if (to < 0 || to >= items.length || to === row) return;
    actions.move(row, to);
    go({ row: to, key });
    pick([]);
    say(`Row moved, ${to + 1} of ${items.length}`);
  };
  const moveSeveral = (row: number, by: 1 | -1) => {
    if (whyNotMoved) return say(whyNotMoved);
    const moved = orderAfterMove(items.length, [...picked], by);
    if (!moved) return;
    actions.keepOrder(moved.order);
    go({ row: moved.order.indexOf(row), key });
    pick([...picked].map((_, index) => moved.at + index));
    say(`${picked.size} rows moved, ${moved.at + 1} to ${moved.at + picked.size} of ${items.length}`);
  };
  return {
    openForm,
    /** @param to index of the item in the file afterwards */
    move,
    /** Moves a row up or down; if it is selected, all selected rows together. */
    moveBy: (row: number, by: 1 | -1) => {
      if (picked.size > 1 && picked.has(row)) moveSeveral(row, by);
      else move(row, row + by);
    },
    /** @param row index of the row above; the end of the list if omitted */
    addBelow: (row?: number) => {
      const at = row === undefined ? items.length : row + 1;
      // The filter would hide the new row.
      if (isFiltered(view)) setView({ ...defaultTableView, sort: view.sort });
      actions.insert(at);
      pick([]);
      go({ row: at, key: columns[0]?.key ?? '' });
      say(`Row added, ${at + 1} of ${items.length + 1}`);
    },
    duplicate: (rows: readonly number[]) => {
      if (rows.length === 0) return;
      const at = actions.duplicate(rows);
      pick(rows.length > 1 ? rows.map((_, index) => at + index) : []);
      go({ row: at, key });
      say(rows.length === 1 ? 'Row duplicated' : `${rows.length} rows duplicated`);
    },
    remove: (rows: readonly number[]) => {
      if (rows.length === 0) return;
      const first = Math.min(...rows.map((row) => shown.indexOf(row)));
      actions.remove(rows);
      pick([]);
      const remaining = shown.filter((row) => !rows.includes(row));
      const next = remaining[Math.min(first, remaining.length - 1)];
      const removedBefore = rows.filter((row) => next !== undefined && row < next).length;
      go({ row: next === undefined ? -1 : next - removedBefore, key });
      say(rows.length === 1 ? 'Row removed' : `${rows.length} rows removed, ${items.length - rows.length} are left`);
    },
  };
}
