import { Menu, type MenuItemProps } from '@mantine/core';
import { Icon } from './Icon.tsx';
import { formatShortcut, type Shortcut } from './shortcuts.ts';

interface MenuActionProps extends MenuItemProps {
  label: string;
  icon: string;
  run: () => void;
  keys?: Shortcut;
}

/** Item of a menu with an icon, and with the keys that do the same. */
export function MenuAction({ label, icon, run, keys, ...item }: MenuActionProps) {
  return (
    <Menu.Item
      leftSection={<Icon svg={icon} size="1rem" />}
      rightSection={keys && <span aria-hidden>{formatShortcut(keys)}</span>}
      onClick={run}
      {...item}
    >
      {label}
    </Menu.Item>
  );
}
