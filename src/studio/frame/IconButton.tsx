import { ActionIcon, type ActionIconProps, type ElementProps } from '@mantine/core';
import { Icon } from './Icon.tsx';

interface IconButtonProps extends ActionIconProps, ElementProps<'button', keyof ActionIconProps> {
  label: string;
  icon: string;
}

/** Inconspicuous button that shows only an icon. */
export function IconButton({ label, icon, ...props }: IconButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} {...props}>
      <Icon svg={icon} size="1rem" />
    </ActionIcon>
  );
}
