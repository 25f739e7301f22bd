import { CloseButton, EmptyState, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { childPointer } from '#shared/pointer.ts';
import type { ListSummary } from '#shared/studio.ts';
import { DialogBoundary } from '../frame/DialogBoundary.tsx';
import { PartBoundary } from '../frame/PartBoundary.tsx';
import { FormContext } from '../properties/form/FormContext.ts';
import { ProblemList } from '../properties/form/ProblemList.tsx';
import { PropertiesPanel } from '../properties/PropertiesPanel.tsx';
import { showSelected } from '../properties/showSelected.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { ColumnDialog, type ColumnOperation } from './ColumnDialog.tsx';
import { Grid } from './grid/Grid.tsx';
import { createRowActions } from './grid/rowActions.ts';
import { useCellFormState } from './grid/useCellFormState.ts';
import { ImportDialog } from './import/ImportDialog.tsx';
import classes from './Lists.module.css';
import { ListToolbar } from './ListToolbar.tsx';
import { type ListJson, pointerOfItem } from './listJson.ts';
import { type ListTableModel as Table, useListTable } from './useListTable.ts';

interface ItemPaneState {
  pointer: string;
  /** Changes with every request, so that the same pointer is shown again. */
  requestNumber: number;
}

export function ListTable({ opened, list, json }: { opened: StudioNavigation; list: ListSummary; json: ListJson }) {
  const table = useListTable(opened, list, json);
  const [pane, setPane] = useState<ItemPaneState>();
  const [imported, setImported] = useState<string>();
  const [operation, setOperation] = useState<ColumnOperation>();
  const show = (pointer: string) => setPane((before) => ({ pointer, requestNumber: (before?.requestNumber ?? 0) + 1 }));
  const rowActions = createRowActions(table, (cell) => {
    table.go(cell, true);
    const item = pointerOfItem(cell.row);
    show(cell.key === '' ? item : childPointer(item, cell.key));
  });
  const dialogs = {
    rename: (column: Table['columns'][number]) => setOperation({ kind: 'rename', column }),
    remove: (column: Table['columns'][number]) => setOperation({ kind: 'remove', column }),
    describe: ({ key }: { key: string }) => show(childPointer('/fields', key)),
  };
  const closeDialogs = () => {
    setImported(undefined);
    setOperation(undefined);
  };
  return (
    <main className={classes.area}>
      <div className={classes.table}>
        <ListToolbar
          table={table}
          rowActions={rowActions}
          onImport={() => setImported('')}
          onAddColumn={() => setOperation({ kind: 'add' })}
        />
        <PartBoundary what="The table" place={{ file: list.file, pointer: '' }}>
          <Grid table={table} rowActions={rowActions} dialogs={dialogs} importText={setImported} />
        </PartBoundary>
        <TableFooter table={table} />
        <VisuallyHidden role="status">{table.said}</VisuallyHidden>
      </div>
      {pane && <ItemPane {...{ opened, table, pane }} onClose={() => setPane(undefined)} />}
      <DialogBoundary what="This dialog" onClose={closeDialogs}>
        {imported !== undefined && <ImportDialog table={table} text={imported} onClose={closeDialogs} />}
        {operation && <ColumnDialog table={table} operation={operation} onClose={closeDialogs} />}
      </DialogBoundary>
    </main>
  );
}

function TableFooter({ table }: { table: Table }) {
  const { rows, items, active, problems } = table;
  const form = useCellFormState(table, active?.row ?? -1);
  const rowProblems = active && problems.get(active.row);
  const activeProblems = rowProblems
    ? [...(rowProblems.get(active.key) ?? []), ...(active.key === '' ? [] : (rowProblems.get('') ?? []))]
    : [];
  const rowsWithProblems = problems.size;
  const count = `${items.length.toLocaleString()} ${items.length === 1 ? 'row' : 'rows'}`;
  return (
    <div className={classes.foot}>
      <Text size="xs" c="dimmed">
        {rows.length === items.length ? count : `${rows.length.toLocaleString()} of ${count}`}
        {rowsWithProblems > 0 && ` · ${rowsWithProblems} with problems`}
      </Text>
      <FormContext value={form}>
        <ProblemList problems={activeProblems} />
      </FormContext>
    </div>
  );
}

function ItemPane(props: { opened: StudioNavigation; table: Table; pane: ItemPaneState; onClose: () => void }) {
  const { opened, table, pane, onClose } = props;
  const box = useRef<HTMLElement>(null);
  const { active, file, items } = table;
  const isOfItem = pane.pointer.startsWith('/items/');
  const row = active && active.row >= 0 ? active.row : undefined;
  const item = row === undefined ? pane.pointer : pointerOfItem(row);
  // The form follows the active row.
  const isActiveItem = pane.pointer === item || pane.pointer.startsWith(`${item}/`);
  const pointer = !isOfItem || isActiveItem ? pane.pointer : item;
  useEffect(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    showSelected(box.current, pane.pointer);
  }, [pane]);
  const close = () => {
    onClose();
    if (active) table.go({ ...active });
  };
  return (
    <aside
      ref={box}
      className={classes.pane}
      aria-label={isOfItem ? 'The row as a form' : 'The fields of the list'}
      onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && close()}
    >
      <div className={classes.paneBar}>
        <Text size="xs" c="dimmed">
          {isOfItem ? `Row ${(row ?? 0) + 1} of ${items.length}` : 'What the list says of its rows'}
        </Text>
        <CloseButton aria-label="Close the form" onClick={close} />
      </div>
      <div className={classes.paneBody}>
        {isOfItem && row === undefined ? (
          <EmptyState title="No row is chosen" />
        ) : (
          <PartBoundary what="The form" place={{ file, pointer }}>
            <PropertiesPanel opened={{ ...opened, place: { file, pointer } }} />
          </PartBoundary>
        )}
      </div>
    </aside>
  );
}
