import { Button, type ButtonProps, Group } from '@mantine/core';
import type { MouseEventHandler } from 'react';

interface DialogButtonsProps extends ButtonProps {
  onClose: () => void;
  type?: 'button' | 'submit';
  onClick?: MouseEventHandler;
}

/** Buttons at the end of a dialog: one that closes it, and one with these props that submits its form. */
export function DialogButtons({ onClose, ...props }: DialogButtonsProps) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" {...props} />
    </Group>
  );
}
