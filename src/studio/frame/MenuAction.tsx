import { Menu, type MenuItemProps } from '@mantine/core';
import { Icon } from './Icon.tsx';

interface MenuActionProps extends MenuItemProps {
  label: string;
  icon: string;
  run: () => void;
}

/** Item of a menu with an icon. */
export function MenuAction({ label, icon, run, ...item }: MenuActionProps) {
  return (
    <Menu.Item leftSection={<Icon svg={icon} size="1rem" />} onClick={run} {...item}>
      {label}
    </Menu.Item>
  );
}
