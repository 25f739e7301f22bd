import { valueIn } from '../columns.ts';
import { nextSpot } from '../gridKeys.ts';
import type { Cell } from '../useActive.ts';
import type { ListTable } from '../useListTable.ts';
import { CellEditor, type Onward } from './CellEditor.tsx';
import { useCellForm } from './useCellForm.ts';

/** The field of the cell that is being edited. */
export function Editor({ table, focus }: { table: ListTable; focus: (cell: Cell) => void }) {
  const { editing, columns, items, looks, actions, rows } = table;
  const column = columns.find(({ key }) => key === editing?.key);
  const form = useCellForm(table, editing?.row ?? 0);
  if (!editing || !column) return null;
  const onDone = (change: { value: Parameters<typeof actions.setCell>[2] } | undefined, onward: Onward) => {
    if (change) actions.setCell(editing.row, column, change.value);
    table.edit(undefined);
    if (onward === 'away') return;
    const keys = ['', ...looks.shown.map(({ key }) => key)];
    const spot = { row: rows.indexOf(editing.row), column: keys.indexOf(editing.key) };
    const size = { rows: rows.length, columns: keys.length, page: 1 };
    const next =
      onward === 'down'
        ? { ...spot, row: Math.min(rows.length - 1, spot.row + 1) }
        : nextSpot(spot, onward === 'left' ? -1 : 1, size);
    const goal = onward === 'stay' || !next ? spot : next;
    focus({ row: rows[goal.row] ?? editing.row, key: keys[goal.column] ?? '' });
  };
  return (
    <CellEditor
      key={`${editing.row} ${editing.key}`}
      {...{ column, form, onDone }}
      value={valueIn(items[editing.row], editing.key)}
      text={editing.text}
      width={looks.widthOf(editing.key)}
    />
  );
}
