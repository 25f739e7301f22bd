import type { CSSProperties } from 'react';
import { useRef, useState } from 'react';
import classes from '../Lists.module.css';
import type { CellAddress } from '../useActiveCell.ts';
import type { ListTableModel } from '../useListTable.ts';
import { ActiveCellEditor } from './ActiveCellEditor.tsx';
import type { ColumnDialogs } from './ColumnMenu.tsx';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { cellOfEvent, createGridActions, handleGridClick } from './gridActions.ts';
import { RowMenu } from './RowMenu.tsx';
import type { RowActions } from './rowActions.ts';
import { useGridClipboard } from './useGridClipboard.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useRowDrag } from './useRowDrag.ts';
import { rowHeight, useCellFocus, useVirtualRows } from './useVirtualRows.ts';

/** Width of the row headers, px. */
const headWidth = 112;

interface GridProps {
  table: ListTableModel;
  rowActions: RowActions;
  dialogs: ColumnDialogs;
  importText: (text: string) => void;
}

const firstCellOf = ({ rows, looks }: ListTableModel): CellAddress => ({
  row: rows[0] ?? -1,
  key: looks.shown[0]?.key ?? '',
});

/** Items of a list in rows and columns. Only visible rows are in the document. */
export function Grid({ table, rowActions, dialogs, importText }: GridProps) {
  const { rows, items, looks, active, editing, picked, problems } = table;
  const scroller = useRef<HTMLTableElement>(null);
  const [menu, setMenu] = useState<CellAddress>();
  const activeIndex = active && active.row >= 0 ? rows.indexOf(active.row) : -1;
  const virtual = useVirtualRows(scroller, rows.length, activeIndex);
  const focus = useCellFocus(scroller, table, virtual);
  const gridActions = createGridActions({ table, rowActions, focus, openMenu: setMenu, scroller });
  const onKeyDown = useGridKeys(table, gridActions);
  useGridClipboard(scroller, table, importText);
  const { handlers, dropAt } = useRowDrag(table, rowActions);
  const closeMenu = () => {
    setMenu(undefined);
    focus();
  };
  const tabStop = activeIndex >= 0 || active?.row === -1 ? active : firstCellOf(table);
  const columns = `${headWidth}px ${looks.shown.map(({ key }) => `${looks.widthOf(key)}px`).join(' ')} minmax(0, 1fr)`;
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are edited, and gone through by keys
      role="grid"
      aria-label={table.list.name}
      aria-rowcount={rows.length + 1}
      aria-colcount={looks.shown.length + 1}
      aria-multiselectable
      ref={scroller}
      className={classes.grid}
      style={{ '--list-columns': columns } as CSSProperties}
      onKeyDown={onKeyDown}
      onClick={(event) => handleGridClick(event, table, gridActions)}
      onDoubleClick={(event) => {
        const cell = cellOfEvent(event);
        if (cell && cell.row >= 0 && cell.key !== '') gridActions.edit(cell);
      }}
      onContextMenu={(event) => {
        const cell = cellOfEvent(event);
        if (!cell || editing) return;
        event.preventDefault();
        gridActions.openMenu(cell.row < 0 ? cell : { row: cell.row, key: '' });
      }}
      {...handlers}
    >
      <GridHead {...{ table, dialogs, tabStop, menu, closeMenu }} />
      <tbody
        className={classes.body}
        style={{ blockSize: virtual.getTotalSize(), '--drop': `${(dropAt ?? 0) * rowHeight}px` } as CSSProperties}
        data-drop={dropAt === undefined ? undefined : true}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index] ?? 0;
          const isActive = active?.row === row;
          return (
            <GridRow
              key={row}
              {...{ row, index, columns: looks.shown, item: items[row], problems: problems.get(row) }}
              top={start - rowHeight}
              activeKey={isActive ? active.key : undefined}
              tabKey={tabStop?.row === row ? tabStop.key : undefined}
              isPicked={picked.has(row)}
              canMove={!table.whyNotMoved}
              editingKey={editing?.row === row ? editing.key : undefined}
              editor={editing?.row === row ? <ActiveCellEditor table={table} focus={focus} /> : undefined}
              menu={
                menu?.row === row ? (
                  <RowMenu row={row} actions={rowActions} canMove={!table.whyNotMoved} onClose={closeMenu} />
                ) : undefined
              }
            />
          );
        })}
      </tbody>
    </table>
  );
}
