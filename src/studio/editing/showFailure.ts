import { notifications } from '@mantine/notifications';
import { reasonOf } from '../api.ts';

/** Says why something was not done. */
export function showFailure(error: unknown): void {
  notifications.show({ color: 'red', title: 'That was not done', message: reasonOf(error) });
}
