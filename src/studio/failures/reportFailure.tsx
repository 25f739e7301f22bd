import { Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { ApiError, messageOfError } from '../api.ts';
import { ErrorDetails, TypedTextList } from './FailureNotice.tsx';
import { Listeners } from './Listeners.ts';
import { type TypedInput, trackTyping, typedAtCaret } from './typedTexts.ts';

const listeners = new Listeners<[error: unknown, focused: Element | null]>();

/** Subscribes to failures outside of rendering. */
export const onFailure = listeners.subscribe;

/** Reports uncaught errors of event handlers, editors and promises while the studio is open. */
export function reportUncaughtErrors(): void {
  trackTyping();
  addEventListener('error', ({ error }) => {
    // Browsers report unsettled layouts in the same way, without an error.
    if (error) reportFailure(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    // Cancelled on purpose.
    const { name, message } = (reason ?? {}) as Partial<Error>;
    if (name !== 'AbortError' && message !== 'CancelledError') reportFailure(reason);
  });
}

/** @param typed text at the caret when left out */
export function reportFailure(error: unknown, typed: TypedInput | undefined = typedAtCaret()): void {
  const notice = {
    // One notice per control, with its latest text.
    id: `failure ${typed?.name ?? ''}`,
    color: 'red',
    title: 'Something in the studio has failed',
    message: <FailureReport error={error} typed={typed} />,
    autoClose: false as const,
    closeButtonProps: { 'aria-label': 'Close' },
    style: { overflow: 'auto' },
  };
  notifications.show(notice);
  notifications.update(notice);
  listeners.notify(error, document.activeElement);
}

function FailureReport({ error, typed }: { error: unknown; typed: TypedInput | undefined }) {
  return (
    <Stack gap="xs" c="var(--mantine-color-text)">
      <Text size="sm">
        {error instanceof ApiError
          ? messageOfError(error)
          : 'This is a mistake of the studio, not yours. You can go on, and what you have changed before is saved.'}
        {typed && ' What you typed last may not have been taken over: copy it to be sure.'}
      </Text>
      {typed && <TypedTextList typed={[typed]} />}
      <ErrorDetails error={error} />
    </Stack>
  );
}
