import { notifications } from '@mantine/notifications';
import { messageOfError } from '../api.ts';

export function showFailure(error: unknown): void {
  notifications.show({ color: 'red', title: 'That was not done', message: messageOfError(error) });
}
