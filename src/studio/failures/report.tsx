import { Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { ApiError, reasonOf } from '../api.ts';
import { callEach } from './callEach.ts';
import { Details, TypedTexts } from './FailureNotice.tsx';
import { focused, followTyping, type Typed, typedAtCaret } from './typed.ts';

/** Takes a failure of the element that has the focus. */
export type FailureListener = (error: unknown, focused: Element | null) => void;

const listeners = new Set<FailureListener>();

/** Calls back when something has failed outside of what is drawn; gives what ends that. */
export function onFailure(listener: FailureListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes what nothing has caught, in handlers of events and editors and in promises, as long as the studio is open. */
export function followFailures(): void {
  followTyping(document);
  addEventListener('error', ({ error }) => {
    // Browsers speak of a layout that is not settled yet in the same way, and have no error for it.
    if (error) reportFailure(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    // What was stopped on purpose.
    const { name, message } = (reason ?? {}) as Partial<Error>;
    if (name !== 'AbortError' && message !== 'CancelledError') reportFailure(reason);
  });
}

/**
 * Says that something has failed which is no part of what is drawn, with what was typed there.
 * @param typed the text that stands where the caret is, when it is left out
 */
export function reportFailure(error: unknown, typed: Typed | undefined = typedAtCaret()): void {
  const own = {
    // Of the same place there is one, and it has the latest text.
    id: `failure ${typed?.name ?? ''}`,
    color: 'red',
    title: 'Something in the studio has failed',
    message: <Report error={error} typed={typed} />,
    autoClose: false as const,
    closeButtonProps: { 'aria-label': 'Close' },
    style: { overflow: 'auto' },
  };
  notifications.show(own);
  notifications.update(own);
  callEach(listeners, error, focused(document));
}

function Report({ error, typed }: { error: unknown; typed: Typed | undefined }) {
  return (
    <Stack gap="xs" c="var(--mantine-color-text)">
      <Text size="sm">
        {error instanceof ApiError
          ? reasonOf(error)
          : 'This is a mistake of the studio, not yours. You can go on, and what you have changed before is saved.'}
        {typed && ' What you typed last may not have been taken over: copy it to be sure.'}
      </Text>
      {typed && <TypedTexts typed={[typed]} />}
      <Details error={error} />
    </Stack>
  );
}
