import { type PointerEvent, type ReactNode, useState } from 'react';
import downIcon from '~icons/tabler/arrow-down';
import upIcon from '~icons/tabler/arrow-up';
import filterIcon from '~icons/tabler/filter-filled';
import { Icon } from '../../frame/Icon.tsx';
import type { ListColumn } from '../columns.ts';
import classes from '../Lists.module.css';
import type { ListTableModel } from '../useListTable.ts';

interface ColumnHeadProps {
  column: ListColumn;
  index: number;
  table: ListTableModel;
  isTabStop: boolean;
  menu: ReactNode;
}

export function ColumnHead({ column, index, table, isTabStop, menu }: ColumnHeadProps) {
  const { sort, only } = table.view;
  const { key, title, isRequired, schema } = column;
  const isSorted = sort?.key === key;
  return (
    <th
      scope="col"
      className={classes.columnHead}
      aria-colindex={index + 2}
      aria-sort={isSorted ? (sort.isDown ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        className={classes.sortButton}
        tabIndex={isTabStop ? 0 : -1}
        data-key={key}
        data-sort
        title={schema.description}
        aria-keyshortcuts="Alt+ArrowDown"
      >
        <span className={classes.text}>{title}</span>
        {isRequired && (
          <span aria-hidden style={{ color: 'var(--mantine-color-error)' }}>
            *
          </span>
        )}
        {isSorted && <Icon svg={sort.isDown ? downIcon : upIcon} size="0.875rem" />}
        {Boolean(only[key]?.length) && <Icon svg={filterIcon} size="0.75rem" />}
      </button>
      {menu ?? <ColumnMenuButton title={title} />}
      <Resizer width={table.looks.widthOf(key)} onResize={(width) => table.looks.setWidth(key, width)} />
    </th>
  );
}

export function ColumnMenuButton({ title, ...others }: { title: string }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.menuButton}
      aria-label={`What can be done with the column ${title}`}
      aria-haspopup="menu"
      data-column-menu
      {...others}
    >
      ⋮
    </button>
  );
}

/** Edge of a column that is dragged to resize it; by keyboard its menu does the same. */
function Resizer({ width, onResize }: { width: number; onResize: (width: number) => void }) {
  const [start, setStart] = useState<{ x: number; width: number }>();
  return (
    <span
      className={classes.resizer}
      aria-hidden
      onPointerDown={(event: PointerEvent) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setStart({ x: event.clientX, width });
      }}
      onPointerMove={({ clientX }: PointerEvent) => start && onResize(start.width + clientX - start.x)}
      onPointerUp={() => setStart(undefined)}
    />
  );
}
