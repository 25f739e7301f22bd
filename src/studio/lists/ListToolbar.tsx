import { Button, CloseButton, Menu, Pill, Text, TextInput } from '@mantine/core';
import { formatCount } from '#shared/formatText.ts';
import columnsIcon from '~icons/tabler/columns-3';
import plusIcon from '~icons/tabler/plus';
import searchIcon from '~icons/tabler/search';
import importIcon from '~icons/tabler/table-import';
import { Icon } from '../frame/Icon.tsx';
import { formatCell } from './cellText.ts';
import type { RowActions } from './grid/rowActions.ts';
import { rowsToSheetText } from './grid/useGridClipboard.ts';
import classes from './Lists.module.css';
import { defaultTableView, isFiltered } from './tableView.ts';
import type { ListTableModel } from './useListTable.ts';

interface ListToolbarProps {
  table: ListTableModel;
  rowActions: RowActions;
  onImport: () => void;
  onAddColumn: () => void;
}

const icon = (svg: string) => <Icon svg={svg} size="1rem" />;

export function ListToolbar({ table, rowActions, onImport, onAddColumn }: ListToolbarProps) {
  const { view, setView } = table;
  return (
    <>
      <div className={classes.toolbar}>
        <TextInput
          size="xs"
          w={190}
          aria-label="Search in all columns"
          placeholder="Search in all columns"
          leftSection={icon(searchIcon)}
          value={view.words}
          onChange={({ currentTarget }) => setView({ ...view, words: currentTarget.value })}
          rightSection={
            view.words && (
              <CloseButton size="xs" aria-label="Clear the search" onClick={() => setView({ ...view, words: '' })} />
            )
          }
        />
        <ActiveFilters table={table} />
        <div style={{ flex: 1 }} />
        <ColumnsMenu table={table} onAddColumn={onAddColumn} />
        <Button size="xs" variant="default" leftSection={icon(importIcon)} onClick={onImport}>
          Import
        </Button>
        <Button size="xs" leftSection={icon(plusIcon)} onClick={() => rowActions.addBelow()}>
          Add row
        </Button>
      </div>
      <SortNotice table={table} />
      <SelectedRowsBar table={table} rowActions={rowActions} />
    </>
  );
}

function ActiveFilters({ table: { view, setView, columns } }: { table: ListTableModel }) {
  const chosen = Object.entries(view.only).filter(([, values]) => values.length > 0);
  if (!isFiltered(view)) return null;
  return (
    <>
      {chosen.map(([key, values]) => {
        const column = columns.find((one) => one.key === key);
        if (!column) return null;
        const words = values.map((value) => {
          const choice = value === 'true' ? true : value === 'false' ? false : value;
          return value === '' ? 'nothing' : formatCell(choice, column);
        });
        return (
          <Pill
            key={key}
            withRemoveButton
            removeButtonProps={{ 'aria-label': `Show all of ${column.title}`, 'aria-hidden': false, tabIndex: 0 }}
            onRemove={() => setView({ ...view, only: { ...view.only, [key]: [] } })}
          >
            {column.title}: {words.join(', ')}
          </Pill>
        );
      })}
      <Button size="compact-xs" variant="subtle" onClick={() => setView({ ...defaultTableView, sort: view.sort })}>
        Show all rows
      </Button>
    </>
  );
}

function ColumnsMenu({
  table: { columns, looks, fields },
  onAddColumn,
}: {
  table: ListTableModel;
  onAddColumn: () => void;
}) {
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={icon(columnsIcon)}>
          Columns
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={480} style={{ overflowY: 'auto' }}>
        <Menu.Label>Shown in this browser</Menu.Label>
        {columns.map(({ key, title }) => (
          <Menu.CheckboxItem
            key={key}
            checked={!looks.isHidden(key)}
            disabled={looks.shown.length === 1 && !looks.isHidden(key)}
            onChange={() => looks.toggle(key)}
          >
            {title}
          </Menu.CheckboxItem>
        ))}
        {Object.keys(fields).length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Item closeMenuOnClick leftSection={icon(plusIcon)} onClick={onAddColumn}>
              Add a column…
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function SortNotice({ table }: { table: ListTableModel }) {
  const { view, setView, columns, actions, items, say } = table;
  const column = columns.find(({ key }) => key === view.sort?.key);
  if (!view.sort || !column) return null;
  const resetSort = () => setView({ ...view, sort: undefined });
  const saveOrder = () => {
    actions.keepOrder(table.order());
    resetSort();
    table.pick([]);
    say(`${items.length} rows now stand in this order`);
  };
  return (
    <div className={classes.notice}>
      <Text size="xs">Sorted by {column.title}, in this table only. Rows cannot be moved meanwhile.</Text>
      <Button size="compact-xs" onClick={saveOrder}>
        Keep this order
      </Button>
      <Button size="compact-xs" variant="default" onClick={resetSort}>
        Back to the order of the file
      </Button>
    </div>
  );
}

function SelectedRowsBar({ table, rowActions }: { table: ListTableModel; rowActions: RowActions }) {
  const { picked, pick, say } = table;
  if (picked.size === 0) return null;
  const chosen = [...picked];
  const copy = () =>
    void navigator.clipboard.writeText(rowsToSheetText(table, picked)).then(() => say(`${picked.size} rows copied`));
  return (
    <div className={classes.notice} role="toolbar" aria-label="What can be done with the selected rows">
      <Text size="xs">{formatCount(picked.size, 'row')} selected</Text>
      <Button size="compact-xs" variant="default" onClick={() => rowActions.duplicate(chosen)}>
        Duplicate
      </Button>
      <Button size="compact-xs" variant="default" onClick={copy}>
        Copy for a spreadsheet
      </Button>
      <Button size="compact-xs" color="red.8" onClick={() => rowActions.remove(chosen)}>
        Remove
      </Button>
      <Button size="compact-xs" variant="subtle" onClick={() => pick([])}>
        Select none
      </Button>
    </div>
  );
}
