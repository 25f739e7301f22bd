import { memo, type ReactNode, useId } from 'react';
import type { Json } from '#shared/json.ts';
import type { StudioProblem } from '#shared/studio.ts';
import handleIcon from '~icons/tabler/grip-vertical';
import { ErrorBoundary } from '../../failures/ErrorBoundary.tsx';
import { DialogBoundary } from '../../frame/DialogBoundary.tsx';
import { Icon } from '../../frame/Icon.tsx';
import { cellValueOf, type ListColumn } from '../columns.ts';
import classes from '../Lists.module.css';
import { problemsOfCell, type RowProblems } from '../listProblems.ts';
import { CellContent } from './CellContent.tsx';

interface GridRowProps {
  item: Json | undefined;
  row: number;
  /** Index of the row in the table as it is sorted and filtered. */
  index: number;
  top: number;
  columns: readonly ListColumn[];
  problems: RowProblems | undefined;
  /** Key of the active cell; undefined in all other rows. */
  activeKey: string | undefined;
  tabKey: string | undefined;
  isPicked: boolean;
  canMove: boolean;
  editingKey: string | undefined;
  editor: ReactNode;
  menu: ReactNode;
}

/** Row of an item. Memoized, because there may be thousands of items. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { item, row, index, top, columns, problems, isPicked } = props;
  return (
    <tr
      className={classes.row}
      style={{ transform: `translateY(${top}px)` }}
      aria-rowindex={index + 2}
      aria-selected={isPicked}
      data-row={row}
    >
      <RowHead {...props} problems={problems?.get('')} />
      {columns.map((column, at) => (
        <GridCell
          key={column.key}
          column={column}
          value={cellValueOf(item, column.key)}
          at={at}
          problems={problemsOfCell(problems, column, cellValueOf(item, column.key) === undefined)}
          isActive={props.activeKey === column.key}
          isTabStop={props.tabKey === column.key}
          editor={props.editingKey === column.key ? props.editor : undefined}
        />
      ))}
    </tr>
  );
});

function RowHead(props: Omit<GridRowProps, 'problems'> & { problems: readonly StudioProblem[] | undefined }) {
  const { row, isPicked, canMove, activeKey, tabKey, problems, menu } = props;
  const id = useId();
  return (
    <th
      scope="row"
      aria-colindex={1}
      className={classes.rowHead}
      tabIndex={tabKey === '' ? 0 : -1}
      data-key=""
      data-current={activeKey === undefined ? undefined : true}
      data-active={activeKey === '' || undefined}
      aria-keyshortcuts="Shift+Space Alt+ArrowUp Alt+ArrowDown"
      {...problemMarks(problems, id)}
    >
      <span className={classes.handle} draggable={canMove} data-handle data-off={!canMove || undefined} aria-hidden>
        <Icon svg={handleIcon} size="1rem" />
      </span>
      <input type="checkbox" tabIndex={-1} aria-label={`Select row ${row + 1}`} checked={isPicked} readOnly data-pick />
      <span className={classes.number}>{row + 1}</span>
      {menu ?? <RowMenuButton row={row} />}
      <ProblemDescription id={id} problems={problems} />
    </th>
  );
}

export function RowMenuButton({ row, ...others }: { row: number }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.menuButton}
      aria-label={`What can be done with row ${row + 1}`}
      aria-haspopup="menu"
      data-menu
      {...others}
    >
      ⋮
    </button>
  );
}

interface GridCellProps {
  column: ListColumn;
  value: Json | undefined;
  at: number;
  problems: readonly StudioProblem[] | undefined;
  isActive: boolean;
  isTabStop: boolean;
  editor: ReactNode;
}

function GridCell({ column, value, at, problems, isActive, isTabStop, editor }: GridCellProps) {
  const id = useId();
  return (
    <td
      aria-colindex={at + 2}
      className={classes.cell}
      tabIndex={isTabStop ? 0 : -1}
      data-key={column.key}
      data-kind={column.kind}
      data-active={isActive || undefined}
      data-editing={editor ? true : undefined}
      {...problemMarks(problems, id)}
    >
      <ErrorBoundary what={column.title} instead={() => 'Cannot be shown'}>
        <CellContent value={value} column={column} />
      </ErrorBoundary>
      <ProblemDescription id={id} problems={problems} />
      {editor && <DialogBoundary what={`The field “${column.title}”`}>{editor}</DialogBoundary>}
    </td>
  );
}

function problemMarks(problems: readonly StudioProblem[] | undefined, id: string) {
  if (!problems?.length) return {};
  const isError = problems.some(({ severity }) => severity === 'error');
  return {
    'aria-describedby': id,
    'aria-invalid': isError || undefined,
    'data-problem': isError ? 'error' : 'warning',
    title: problems.map(({ message }) => message).join('\n'),
  };
}

function ProblemDescription({ id, problems }: { id: string; problems: readonly StudioProblem[] | undefined }) {
  if (!problems?.length) return null;
  return (
    <span id={id} hidden>
      {problems.map(({ message }) => message).join(' ')}
    </span>
  );
}
