import { useMemo, useRef } from 'react';
import { orderWithMoved } from '../rows.ts';
import type { Cell } from '../useActive.ts';
import type { ListTable } from '../useListTable.ts';
import { isFiltered, plainView } from '../view.ts';

/** What is done with rows, and where somebody is then. */
export interface RowActions {
  openForm: (cell: Cell) => void;
  /** @param row at the end when it is left out */
  addBelow: (row?: number) => void;
  duplicate: (rows: readonly number[]) => void;
  remove: (rows: readonly number[]) => void;
  /** To the place above or below, together with all others that are selected where it is one of them. */
  moveBy: (row: number, by: 1 | -1) => void;
  /** @param to index of the item in the file afterwards */
  move: (row: number, to: number) => void;
}

/** @param openForm shows the item of a cell as a form */
export function useRowActions(table: ListTable, openForm: (cell: Cell) => void): RowActions {
  const latest = useRef({ table, openForm });
  latest.current = { table, openForm };
  return useMemo((): RowActions => {
    const now = () => latest.current.table;
    const move = (row: number, to: number) => {
      const { items, whyNotMoved, actions, say, active, go, pick } = now();
      if (whyNotMoved) return say(whyNotMoved);
      if (to < 0 || to >= items.length || to === row) return;
      actions.move(row, to);
      go({ row: to, key: active?.key ?? '' });
      pick([]);
      say(`Row moved, ${to + 1} of ${items.length}`);
    };
    const moveSeveral = (row: number, by: 1 | -1) => {
      const { items, whyNotMoved, actions, say, active, go, pick, picked } = now();
      if (whyNotMoved) return say(whyNotMoved);
      const moved = orderWithMoved(items.length, [...picked], by);
      if (!moved) return;
      actions.keepOrder(moved.order);
      go({ row: moved.order.indexOf(row), key: active?.key ?? '' });
      pick([...picked].map((_, index) => moved.at + index));
      say(`${picked.size} rows moved, ${moved.at + 1} to ${moved.at + picked.size} of ${items.length}`);
    };
    return {
      openForm: (cell) => latest.current.openForm(cell),
      move,
      moveBy: (row, by) => {
        const { picked } = now();
        if (picked.size > 1 && picked.has(row)) moveSeveral(row, by);
        else move(row, row + by);
      },
      addBelow: (row) => {
        const { items, view, setView, columns, actions, go, pick, say } = now();
        const at = row === undefined ? items.length : row + 1;
        // It would not be seen.
        if (isFiltered(view)) setView({ ...plainView, sort: view.sort });
        actions.insert(at);
        pick([]);
        go({ row: at, key: columns[0]?.key ?? '' });
        say(`Row added, ${at + 1} of ${items.length + 1}`);
      },
      duplicate: (rows) => {
        const { actions, active, go, pick, say } = now();
        if (rows.length === 0) return;
        const at = actions.duplicate(rows);
        pick(rows.length > 1 ? rows.map((_, index) => at + index) : []);
        go({ row: at, key: active?.key ?? '' });
        say(rows.length === 1 ? 'Row duplicated' : `${rows.length} rows duplicated`);
      },
      remove: (rows) => {
        const { items, actions, active, go, pick, say, rows: shown } = now();
        if (rows.length === 0) return;
        const first = Math.min(...rows.map((row) => shown.indexOf(row)));
        actions.remove(rows);
        pick([]);
        const left = shown.filter((row) => !rows.includes(row));
        const next = left[Math.min(first, left.length - 1)];
        const passed = rows.filter((row) => next !== undefined && row < next).length;
        go({ row: next === undefined ? -1 : next - passed, key: active?.key ?? '' });
        say(rows.length === 1 ? 'Row removed' : `${rows.length} rows removed, ${items.length - rows.length} are left`);
      },
    };
  }, []);
}
