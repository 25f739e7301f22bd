import type { CSSProperties } from 'react';
import { useRef, useState } from 'react';
import classes from '../Lists.module.css';
import type { Cell } from '../useActive.ts';
import type { ListTable } from '../useListTable.ts';
import type { ColumnDialogs } from './ColumnMenu.tsx';
import { Editor } from './Editor.tsx';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { RowMenu } from './RowMenu.tsx';
import { rowHeight, useFocus, useRows } from './useGrid.ts';
import { useGridClipboard } from './useGridClipboard.ts';
import { cellAt, onClick, useGridDoings } from './useGridDoings.ts';
import { useGridKeys } from './useGridKeys.ts';
import type { RowActions } from './useRowActions.ts';
import { useRowDrag } from './useRowDrag.ts';

/** Of the cell that stands for the whole row, px. */
const headWidth = 112;

interface GridProps {
  table: ListTable;
  rowActions: RowActions;
  dialogs: ColumnDialogs;
  importText: (text: string) => void;
}

/** The items of a list in rows and columns; only what fits into the window is there. */
export function Grid({ table, rowActions, dialogs, importText }: GridProps) {
  const { rows, items, looks, active, editing, picked, problems } = table;
  const scroller = useRef<HTMLTableElement>(null);
  const [menu, setMenu] = useState<Cell>();
  const at = active && active.row >= 0 ? rows.indexOf(active.row) : -1;
  const virtual = useRows(scroller, rows.length, at);
  const focus = useFocus(scroller, table, virtual);
  const doings = useGridDoings({ table, rowActions, focus, openMenu: setMenu, scroller });
  const onKeyDown = useGridKeys(table, doings);
  useGridClipboard(scroller, table, importText);
  const { handlers, dropAt } = useRowDrag(table, rowActions);
  const closeMenu = () => {
    setMenu(undefined);
    focus();
  };
  const tabStop = at >= 0 || active?.row === -1 ? active : { row: rows[0] ?? -1, key: looks.shown[0]?.key ?? '' };
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
      onClick={(event) => onClick(event, table, doings)}
      onDoubleClick={(event) => {
        const cell = cellAt(event);
        if (cell && cell.row >= 0 && cell.key !== '') doings.edit(cell);
      }}
      onContextMenu={(event) => {
        const cell = cellAt(event);
        if (!cell || editing) return;
        event.preventDefault();
        doings.openMenu(cell.row < 0 ? cell : { row: cell.row, key: '' });
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
              editor={editing?.row === row ? <Editor table={table} focus={focus} /> : undefined}
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
