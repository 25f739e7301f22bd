import { Button, type ButtonProps, type ElementProps, Group } from '@mantine/core';

interface DialogButtonsProps extends ButtonProps, ElementProps<'button', keyof ButtonProps> {
  onClose: () => void;
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
