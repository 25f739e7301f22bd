import { Menu } from '@mantine/core';
import downIcon from '~icons/tabler/arrow-down';
import upIcon from '~icons/tabler/arrow-up';
import wideIcon from '~icons/tabler/arrows-maximize';
import narrowIcon from '~icons/tabler/arrows-minimize';
import hideIcon from '~icons/tabler/eye-off';
import renameIcon from '~icons/tabler/pencil';
import settingsIcon from '~icons/tabler/settings';
import removeIcon from '~icons/tabler/trash';
import { Icon } from '../../frame/Icon.tsx';
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

/** Change of a column's width by one step, px. */
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
  const icon = (svg: string) => <Icon svg={svg} size="1rem" />;
  return (
    <Menu defaultOpened onClose={onClose} position="bottom-start" returnFocus={false} closeOnItemClick={false}>
      <Menu.Target>
        <ColumnMenuButton title={title} />
      </Menu.Target>
      <Menu.Dropdown mah={480} style={{ overflowY: 'auto' }}>
        <Menu.Item closeMenuOnClick leftSection={icon(upIcon)} onClick={() => sort(false)}>
          Sort upwards
        </Menu.Item>
        <Menu.Item closeMenuOnClick leftSection={icon(downIcon)} onClick={() => sort(true)}>
          Sort downwards
        </Menu.Item>
        <Filter column={column} table={table} />
        <Menu.Divider />
        <Menu.Item leftSection={icon(wideIcon)} onClick={() => widen(step)}>
          Wider
        </Menu.Item>
        <Menu.Item leftSection={icon(narrowIcon)} onClick={() => widen(-step)}>
          Narrower
        </Menu.Item>
        <Menu.Item closeMenuOnClick leftSection={icon(hideIcon)} onClick={() => looks.toggle(key)}>
          Hide
        </Menu.Item>
        {!column.isUsual && (
          <>
            <Menu.Divider />
            {column.isDeclared && (
              <Menu.Item closeMenuOnClick leftSection={icon(settingsIcon)} onClick={() => dialogs.describe(column)}>
                What it holds…
              </Menu.Item>
            )}
            <Menu.Item closeMenuOnClick leftSection={icon(renameIcon)} onClick={() => dialogs.rename(column)}>
              Rename…
            </Menu.Item>
            <Menu.Item
              closeMenuOnClick
              color="red"
              leftSection={icon(removeIcon)}
              onClick={() => dialogs.remove(column)}
            >
              Remove…
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Filter of a column that has few possible values. */
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
