import { Button, Group, Loader, Popover, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { lazy, Suspense, useEffect, useState } from 'react';
import { DialogBoundary } from '../frame/DialogBoundary.tsx';
import { CopyTextButton } from './CopyTextButton.tsx';
import { useEditing, useQueueState } from './Editing.tsx';
import type { SaveConflict as Texts } from './saveConflict.ts';

const SaveConflictDialog = lazy(() =>
  import('./SaveConflictDialog.tsx').then((module) => ({ default: module.SaveConflictDialog })),
);

/** Save status; for a failure or conflict with the reason and the possible actions. */
export function SaveStatus() {
  const { pending, failure, conflict, isOnlyHere } = useQueueState();
  useUnloadWarning(pending.length > 0);
  return (
    <div role="status">
      {conflict ? (
        <ConflictStatus key={conflict.theirs.hash} conflict={conflict} />
      ) : failure ? (
        <FailureStatus {...failure} isOnlyHere={isOnlyHere === true} />
      ) : (
        <Text size="xs" c="dimmed" component="span">
          {pending.length ? 'Saving…' : 'Saved'}
        </Text>
      )}
    </div>
  );
}

/** Asks before a tab with unsaved changes is closed. */
function useUnloadWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}

function ConflictStatus({ conflict }: { conflict: Texts }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button size="compact-sm" color="red.8" onClick={() => setOpen(true)}>
        Not saved: choose
      </Button>
      {isOpen && (
        <DialogBoundary what="The comparison of both texts" onClose={() => setOpen(false)}>
          <Suspense fallback={<Loader size="xs" />}>
            <SaveConflictDialog conflict={conflict} onClose={() => setOpen(false)} />
          </Suspense>
        </DialogBoundary>
      )}
    </>
  );
}

interface FailureStatusProps {
  file: string;
  reason: string;
  isOnlyHere: boolean;
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
