import { Button, Group, Loader, Popover, Stack, Text } from '@mantine/core';
import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { DialogBoundary } from '../frame/DialogBoundary.tsx';
import { CopyTextButton } from './CopyTextButton.tsx';
import { useEditing, useQueueState } from './Editing.tsx';
import type { SaveConflict } from './saveConflict.ts';

const TextChoiceDialog = lazy(() =>
  import('./TextChoiceDialog.tsx').then((module) => ({ default: module.TextChoiceDialog })),
);

export function SaveStatus() {
  const { pending, failure, conflict, isOnlyHere } = useQueueState();
  // A tab with unsaved changes is closed only after a question.
  useWindowEvent('beforeunload', (event) => {
    if (pending.length) event.preventDefault();
  });
  return (
    <div role="status">
      {conflict ? (
        <ConflictStatus key={conflict.theirs.hash} conflict={conflict} />
      ) : failure ? (
        <FailureStatus {...failure} isOnlyHere={isOnlyHere} />
      ) : (
        <Text size="xs" c="dimmed" component="span">
          {pending.length ? 'Saving…' : 'Saved'}
        </Text>
      )}
    </div>
  );
}

/** Time without a key after which both versions are offered, ms: a dialog must not take what is typed meanwhile. */
const restMs = 800;

/** Somebody else has changed the same value: one version is chosen. */
function ConflictStatus({ conflict: { file, mine, theirText, isWhole } }: { conflict: SaveConflict }) {
  const { queue } = useEditing();
  const [isOpen, { open, close }] = useDisclosure();
  const wasOffered = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key that is typed begins the rest anew
  useEffect(() => {
    if (wasOffered.current) return;
    const timer = setTimeout(() => {
      wasOffered.current = true;
      open();
    }, restMs);
    return () => clearTimeout(timer);
  }, [mine]);
  return (
    <>
      <Button size="compact-sm" color="red.8" onClick={open}>
        Not saved: choose
      </Button>
      {isOpen && (
        <DialogBoundary what="The comparison of both texts" onClose={close}>
          <Suspense fallback={<Loader size="xs" />}>
            <TextChoiceDialog
              title={`Somebody else has saved ${file} while you were changing it`}
              onClose={close}
              theirs={{
                name: 'Theirs, as it is on disk',
                text: theirText,
                button: 'Take theirs',
                about: 'The file stays as it is on the left. What you have changed and is not saved yet is let go.',
                choose: () => queue.resolve('theirs'),
              }}
              mine={{
                name: 'Yours',
                text: mine,
                button: 'Keep mine',
                about: isWhole
                  ? 'The file becomes what you see on the right. All that the other one has changed is taken back.'
                  : 'What you have changed is saved over theirs. What the other one has changed elsewhere in the file stays.',
                choose: () => queue.resolve('mine'),
              }}
            />
          </Suspense>
        </DialogBoundary>
      )}
    </>
  );
}

interface FailureStatusProps {
  file: string;
  reason: string;
  isOnlyHere: boolean | undefined;
}

function FailureStatus({ file, reason, isOnlyHere }: FailureStatusProps) {
  const { queue, flush } = useEditing();
  return (
    <Popover width={320} shadow="md" defaultOpened withArrow trapFocus={false}>
      <Popover.Target>
        <Button size="compact-sm" color="red.8">
          Not saved
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Why it is not saved">
        <Stack gap="xs">
          <Text size="sm">
            {file} could not be saved. {reason}
          </Text>
          <Text size="sm" c="dimmed">
            {isOnlyHere
              ? 'What you have changed is in this tab only: your browser has no room for it. Leave the tab open, or copy the text.'
              : 'Nothing is lost: what you have changed stays here, also when you close the studio, and is tried again by itself.'}
          </Text>
          <Group gap="xs">
            <Button size="compact-sm" onClick={() => void flush()}>
              Try again
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => confirmDiscard(file, queue.textOf(file) ?? '', () => queue.discard(file))}
            >
              Let it go
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

export function confirmDiscard(file: string, text: string, discard: () => void): void {
  modals.openConfirmModal({
    title: `Let go what is not saved of ${file}?`,
    children: (
      <Stack>
        <Text size="sm">
          The file stays as it is on disk. What you have changed cannot be had back, unless you copy it now.
        </Text>
        <div>
          <CopyTextButton text={text} label="Copy my text" />
        </div>
      </Stack>
    ),
    labels: { confirm: 'Let it go', cancel: 'Not yet' },
    confirmProps: { color: 'red.8' },
    onConfirm: discard,
  });
}
