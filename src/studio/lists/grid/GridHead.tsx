import classes from '../Lists.module.css';
import type { CellAddress } from '../useActiveCell.ts';
import type { ListTableModel } from '../useListTable.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { type ColumnDialogs, ColumnMenu } from './ColumnMenu.tsx';

export function GridHead(props: {
  table: ListTableModel;
  dialogs: ColumnDialogs;
  tabStop: CellAddress | undefined;
  menu: CellAddress | undefined;
  closeMenu: () => void;
}) {
  const { table, dialogs, tabStop, menu, closeMenu } = props;
  const { rows, picked, looks } = table;
  const areAll = rows.length > 0 && rows.every((row) => picked.has(row));
  return (
    <thead className={classes.head}>
      <tr className={classes.names} aria-rowindex={1}>
        <th scope="col" className={classes.columnHead} aria-colindex={1}>
          <input
            type="checkbox"
            tabIndex={tabStop?.row === -1 && tabStop.key === '' ? 0 : -1}
            data-key=""
            aria-label="Select all rows that are shown"
            checked={areAll}
            onChange={() => table.pick(areAll ? [] : rows)}
          />
        </th>
        {looks.shown.map((column, index) => (
          <ColumnHead
            key={column.key}
            {...{ column, index, table }}
            isTabStop={tabStop?.row === -1 && tabStop.key === column.key}
            menu={
              menu?.row === -1 && menu.key === column.key ? (
                <ColumnMenu {...{ column, table, dialogs }} onClose={closeMenu} />
              ) : undefined
            }
          />
        ))}
      </tr>
    </thead>
  );
}
