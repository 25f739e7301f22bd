import { Menu } from '@mantine/core';
import downIcon from '~icons/tabler/arrow-down';
import upIcon from '~icons/tabler/arrow-up';
import copyIcon from '~icons/tabler/copy';
import formIcon from '~icons/tabler/forms';
import belowIcon from '~icons/tabler/row-insert-bottom';
import removeIcon from '~icons/tabler/trash';
import { Icon } from '../../frame/Icon.tsx';
import { RowMenuButton } from './GridRow.tsx';
import type { RowActions } from './useRowActions.ts';

export function RowMenu(props: { row: number; actions: RowActions; canMove: boolean; onClose: () => void }) {
  const { row, actions, canMove, onClose } = props;
  const entries = [
    { label: 'Open as a form', icon: formIcon, run: () => actions.openForm({ row, key: '' }) },
    { label: 'Add a row below', icon: belowIcon, run: () => actions.addBelow(row) },
    { label: 'Duplicate', icon: copyIcon, run: () => actions.duplicate([row]), keys: 'Ctrl+D' },
    { label: 'Move up', icon: upIcon, run: () => actions.moveBy(row, -1), isOff: !canMove, keys: 'Alt+↑' },
    { label: 'Move down', icon: downIcon, run: () => actions.moveBy(row, 1), isOff: !canMove, keys: 'Alt+↓' },
    { label: 'Remove', icon: removeIcon, run: () => actions.remove([row]), isRed: true },
  ];
  return (
    <Menu defaultOpened onClose={onClose} position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <RowMenuButton row={row} />
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label, icon, run, isOff = false, isRed, keys }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon svg={icon} size="1rem" />}
            rightSection={keys && <kbd style={{ font: 'inherit', opacity: 0.75 }}>{keys}</kbd>}
            disabled={isOff}
            {...(isRed && { color: 'red' })}
            onClick={run}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
