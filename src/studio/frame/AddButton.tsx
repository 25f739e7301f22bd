import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import plusIcon from '~icons/tabler/plus';
import { Icon } from './Icon.tsx';

/** Button that adds something to a form. */
export function AddButton(props: ButtonProps & ElementProps<'button', keyof ButtonProps>) {
  return <Button size="xs" variant="light" leftSection={<Icon svg={plusIcon} size="1rem" />} {...props} />;
}
