import { Menu } from '@mantine/core';
import downIcon from '~icons/tabler/arrow-down';
import upIcon from '~icons/tabler/arrow-up';
import copyIcon from '~icons/tabler/copy';
import formIcon from '~icons/tabler/forms';
import belowIcon from '~icons/tabler/row-insert-bottom';
import removeIcon from '~icons/tabler/trash';
import { MenuAction } from '../../frame/MenuAction.tsx';
import { RowMenuButton } from './GridRow.tsx';
import type { RowActions } from './rowActions.ts';

export function RowMenu(props: { row: number; actions: RowActions; canMove: boolean; onClose: () => void }) {
  const { row, actions, canMove, onClose } = props;
  const keys = (text: string) => ({ rightSection: <kbd style={{ font: 'inherit', opacity: 0.75 }}>{text}</kbd> });
  const [disabled, moveBy] = [!canMove, (by: 1 | -1) => actions.moveBy(row, by)];
  return (
    <Menu defaultOpened onClose={onClose} position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <RowMenuButton row={row} />
      </Menu.Target>
      <Menu.Dropdown>
        <MenuAction label="Open as a form" icon={formIcon} run={() => actions.openForm({ row, key: '' })} />
        <MenuAction label="Add a row below" icon={belowIcon} run={() => actions.addBelow(row)} />
        <MenuAction label="Duplicate" icon={copyIcon} run={() => actions.duplicate([row])} {...keys('Ctrl+D')} />
        <MenuAction label="Move up" icon={upIcon} run={() => moveBy(-1)} disabled={disabled} {...keys('Alt+↑')} />
        <MenuAction label="Move down" icon={downIcon} run={() => moveBy(1)} disabled={disabled} {...keys('Alt+↓')} />
        <MenuAction label="Remove" icon={removeIcon} run={() => actions.remove([row])} color="red" />
      </Menu.Dropdown>
    </Menu>
  );
}
