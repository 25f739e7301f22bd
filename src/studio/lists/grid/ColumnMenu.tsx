import { Menu } from '@mantine/core';
import downIcon from '~icons/tabler/arrow-down';
import upIcon from '~icons/tabler/arrow-up';
import wideIcon from '~icons/tabler/arrows-maximize';
import narrowIcon from '~icons/tabler/arrows-minimize';
import hideIcon from '~icons/tabler/eye-off';
import renameIcon from '~icons/tabler/pencil';
import settingsIcon from '~icons/tabler/settings';
import removeIcon from '~icons/tabler/trash';
import { MenuAction } from '../../frame/MenuAction.tsx';
import { formatCell } from '../cellText.ts';
import { cellValueOf, type ListColumn } from '../columns.ts';
import { filterValueOf } from '../tableView.ts';
import type { ListTableModel } from '../useListTable.ts';
import { ColumnMenuButton } from './ColumnHead.tsx';

/** Dialogs that change the columns of the list itself, as opposed to their display. */
export interface ColumnDialogs {
  rename: (column: ListColumn) => void;
  remove: (column: ListColumn) => void;
  describe: (column: ListColumn) => void;
}

const step = 40;

export function ColumnMenu(props: {
  column: ListColumn;
  table: ListTableModel;
  dialogs: ColumnDialogs;
  onClose: () => void;
}) {
  const { column, table, dialogs, onClose } = props;
  const { looks, view, setView } = table;
  const { key, title } = column;
  const sort = (isDown: boolean) => setView({ ...view, sort: { key, isDown } });
  const widen = (by: number) => looks.setWidth(key, looks.widthOf(key) + by);
  return (
    <Menu defaultOpened onClose={onClose} position="bottom-start" returnFocus={false} closeOnItemClick={false}>
      <Menu.Target>
        <ColumnMenuButton title={title} />
      </Menu.Target>
      <Menu.Dropdown mah={480} style={{ overflowY: 'auto' }}>
        <MenuAction label="Sort upwards" icon={upIcon} run={() => sort(false)} closeMenuOnClick />
        <MenuAction label="Sort downwards" icon={downIcon} run={() => sort(true)} closeMenuOnClick />
        <Filter column={column} table={table} />
        <Menu.Divider />
        <MenuAction label="Wider" icon={wideIcon} run={() => widen(step)} />
        <MenuAction label="Narrower" icon={narrowIcon} run={() => widen(-step)} />
        <MenuAction label="Hide" icon={hideIcon} run={() => looks.toggle(key)} closeMenuOnClick />
        {!column.isUsual && (
          <>
            <Menu.Divider />
            {column.isDeclared && (
              <MenuAction
                label="What it holds…"
                icon={settingsIcon}
                run={() => dialogs.describe(column)}
                closeMenuOnClick
              />
            )}
            <MenuAction label="Rename…" icon={renameIcon} run={() => dialogs.rename(column)} closeMenuOnClick />
            <MenuAction
              label="Remove…"
              icon={removeIcon}
              run={() => dialogs.remove(column)}
              closeMenuOnClick
              color="red"
            />
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function Filter({ column, table }: { column: ListColumn; table: ListTableModel }) {
  const { key, kind, schema } = column;
  if (kind !== 'choice' && kind !== 'boolean') return null;
  const { view, setView, items } = table;
  const chosen = view.only[key] ?? [];
  const choices = kind === 'boolean' ? [true, false] : (schema.enum ?? []);
  const emptyChoice = items.some((item) => filterValueOf(cellValueOf(item, key)) === '') ? [''] : [];
  const values = [
    ...choices.map((choice) => ({ value: filterValueOf(choice), label: formatCell(choice, column) })),
    ...emptyChoice.map((value) => ({ value, label: 'Nothing' })),
  ];
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    setView({ ...view, only: { ...view.only, [key]: next } });
  };
  return (
    <>
      <Menu.Divider />
      <Menu.Label>Show only</Menu.Label>
      {values.map(({ value, label }) => (
        <Menu.CheckboxItem key={value} checked={chosen.includes(value)} onChange={() => toggle(value)}>
          {label}
        </Menu.CheckboxItem>
      ))}
    </>
  );
}
