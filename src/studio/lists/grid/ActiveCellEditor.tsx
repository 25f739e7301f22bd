import { cellValueOf } from '../columns.ts';
import { nextCellPosition } from '../gridNavigation.ts';
import type { CellAddress } from '../useActiveCell.ts';
import type { ListTableModel } from '../useListTable.ts';
import { CellEditor, type FocusAfterEdit } from './CellEditor.tsx';
import { useCellFormState } from './useCellFormState.ts';

export function ActiveCellEditor({ table, focus }: { table: ListTableModel; focus: (cell: CellAddress) => void }) {
  const { editing, columns, items, looks, actions, rows } = table;
  const column = columns.find(({ key }) => key === editing?.key);
  const form = useCellFormState(table, editing?.row ?? 0);
  if (!editing || !column) return null;
  const onDone = (change: { value: Parameters<typeof actions.setCell>[2] } | undefined, onward: FocusAfterEdit) => {
    if (change) actions.setCell(editing.row, column, change.value);
    table.edit(undefined);
    if (onward === 'away') return;
    const keys = ['', ...looks.shown.map(({ key }) => key)];
    const position = { row: rows.indexOf(editing.row), column: keys.indexOf(editing.key) };
    const size = { rows: rows.length, columns: keys.length, page: 1 };
    const next =
      onward === 'down'
        ? { ...position, row: Math.min(rows.length - 1, position.row + 1) }
        : nextCellPosition(position, onward === 'left' ? -1 : 1, size);
    const target = onward === 'stay' || !next ? position : next;
    focus({ row: rows[target.row] ?? editing.row, key: keys[target.column] ?? '' });
  };
  return (
    <CellEditor
      key={`${editing.row} ${editing.key}`}
      {...{ column, form, onDone }}
      value={cellValueOf(items[editing.row], editing.key)}
      text={editing.text}
      width={looks.widthOf(editing.key)}
    />
  );
}
