import { CloseButton, EmptyState, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { pointerTo } from '#shared/applyChange.ts';
import type { ListSummary } from '#shared/studio.ts';
import { DialogPart } from '../frame/DialogPart.tsx';
import { Part } from '../frame/Part.tsx';
import { FormContext } from '../properties/form/FormContext.ts';
import { ProblemList } from '../properties/form/ProblemList.tsx';
import { PropertiesPanel } from '../properties/PropertiesPanel.tsx';
import { showSelected } from '../properties/showSelected.ts';
import type { Opened } from '../selection.ts';
import { type AskedOfColumns, ColumnDialog } from './ColumnDialog.tsx';
import { Grid } from './grid/Grid.tsx';
import { useCellForm } from './grid/useCellForm.ts';
import { useRowActions } from './grid/useRowActions.ts';
import { ImportDialog } from './import/ImportDialog.tsx';
import classes from './Lists.module.css';
import { type ListJson, pointerOfItem } from './listJson.ts';
import { Toolbar } from './Toolbar.tsx';
import { type ListTable as Table, useListTable } from './useListTable.ts';

/** What the pane beside the table shows. */
interface Pane {
  /** Pointer in the list's file. */
  pointer: string;
  /** Another one each time that somebody asks for it. */
  asked: number;
}

/** A data list as a table, with the form of an item beside it when somebody wants one. */
export function ListTable({ opened, list, json }: { opened: Opened; list: ListSummary; json: ListJson }) {
  const table = useListTable(opened, list, json);
  const [pane, setPane] = useState<Pane>();
  const [imported, setImported] = useState<string>();
  const [asked, setAsked] = useState<AskedOfColumns>();
  const show = (pointer: string) => setPane((before) => ({ pointer, asked: (before?.asked ?? 0) + 1 }));
  const rowActions = useRowActions(table, (cell) => {
    table.go(cell, true);
    const item = pointerOfItem(cell.row);
    show(cell.key === '' ? item : pointerTo(item, cell.key));
  });
  const dialogs = {
    rename: (column: Table['columns'][number]) => setAsked({ kind: 'rename', column }),
    remove: (column: Table['columns'][number]) => setAsked({ kind: 'remove', column }),
    describe: ({ key }: { key: string }) => show(pointerTo('/fields', key)),
  };
  const closeDialogs = () => {
    setImported(undefined);
    setAsked(undefined);
  };
  return (
    <main className={classes.area}>
      <div className={classes.table}>
        <Toolbar
          table={table}
          rowActions={rowActions}
          onImport={() => setImported('')}
          onAddColumn={() => setAsked({ kind: 'add' })}
        />
        <Part what="The table" place={{ file: list.file, pointer: '' }}>
          <Grid table={table} rowActions={rowActions} dialogs={dialogs} importText={setImported} />
        </Part>
        <Foot table={table} />
        <VisuallyHidden role="status">{table.said}</VisuallyHidden>
      </div>
      {pane && <ItemPane {...{ opened, table, pane }} onClose={() => setPane(undefined)} />}
      <DialogPart what="This dialog" onClose={closeDialogs}>
        {imported !== undefined && <ImportDialog table={table} text={imported} onClose={closeDialogs} />}
        {asked && <ColumnDialog table={table} asked={asked} onClose={closeDialogs} />}
      </DialogPart>
    </main>
  );
}

/** How much there is, and what is wrong with the cell or the row that somebody is at. */
function Foot({ table }: { table: Table }) {
  const { rows, items, active, problems } = table;
  const form = useCellForm(table, active?.row ?? -1);
  const own = active && problems.get(active.row);
  const found = own ? [...(own.get(active.key) ?? []), ...(active.key === '' ? [] : (own.get('') ?? []))] : [];
  const faulty = problems.size;
  const count = `${items.length.toLocaleString()} ${items.length === 1 ? 'row' : 'rows'}`;
  return (
    <div className={classes.foot}>
      <Text size="xs" c="dimmed">
        {rows.length === items.length ? count : `${rows.length.toLocaleString()} of ${count}`}
        {faulty > 0 && ` · ${faulty} with problems`}
      </Text>
      <FormContext value={form}>
        <ProblemList problems={found} />
      </FormContext>
    </div>
  );
}

/** The form of the item that somebody is at, or of what the list says of a field. */
function ItemPane(props: { opened: Opened; table: Table; pane: Pane; onClose: () => void }) {
  const { opened, table, pane, onClose } = props;
  const box = useRef<HTMLElement>(null);
  const { active, file, items } = table;
  const isOfItem = pane.pointer.startsWith('/items/');
  const row = active && active.row >= 0 ? active.row : undefined;
  const item = row === undefined ? pane.pointer : pointerOfItem(row);
  // The form follows somebody who goes on in the table.
  const isAsked = pane.pointer === item || pane.pointer.startsWith(`${item}/`);
  const pointer = !isOfItem || isAsked ? pane.pointer : item;
  useEffect(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    showSelected(box.current, pane.pointer, true);
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
          <Part what="The form" place={{ file, pointer }}>
            <PropertiesPanel opened={{ ...opened, place: { file, pointer } }} />
          </Part>
        )}
      </div>
    </aside>
  );
}
