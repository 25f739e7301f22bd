import { Loader, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AffectedFile, FileOperation } from '#shared/fileOperation.ts';
import { formatCount } from '#shared/formatText.ts';
import type { PageSummary } from '#shared/studio.ts';
import { useEditing } from '../editing/Editing.tsx';
import { DialogButtons } from '../frame/DialogButtons.tsx';
import { useDialogAction } from '../frame/useDialogAction.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { FileDiffs } from './FileDiffs.tsx';
import { normalizeAddress } from './newAddress.ts';
import { useDryRun } from './useDryRun.ts';

interface MovePageDialogProps {
  page: PageSummary;
  opened: StudioNavigation;
  onClose: () => void;
}

export function MovePageDialog({ page, opened, onClose }: MovePageDialogProps) {
  const { arrange } = useEditing();
  const [typed, setTyped] = useState(page.route);
  const to = normalizeAddress(typed);
  const isChanged = to !== '' && to !== page.route;
  const operation: FileOperation = { kind: 'move', from: page.route, to };
  const { arranged, reason, isOpen } = useDryRun(isChanged ? operation : undefined);
  const isReady = isChanged && !isOpen && arranged?.isPossible === true;
  const { mutate: move, isPending } = useDialogAction(async () => {
    const { isPossible, text } = await arrange(operation, `${page.name} moved to ${to}`);
    if (!isPossible) throw new Error(text);
    // The open page may be below the moved one.
    if (`${opened.path}/`.startsWith(`${page.route}/`)) opened.open(to + opened.path.slice(page.route.length));
  }, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isPending) move();
  };
  return (
    <Modal opened onClose={onClose} title={`Rename or move “${page.name}”`} size="lg">
      <form onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            data-autofocus
            label="New address"
            description="What stands below it moves with it, links follow, and the old address leads to the new one."
            value={typed}
            error={reason}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <div aria-live="polite">
            {isOpen && <Loader size="xs" aria-label="Finding out what follows" />}
            {isReady && arranged && <MovePreview files={arranged.files} />}
          </div>
          <DialogButtons onClose={onClose} loading={isPending} disabled={!isReady}>
            Move
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

function MovePreview({ files }: { files: readonly AffectedFile[] }) {
  const moved = files.filter(({ from, to }) => from !== to);
  const changed = files.filter(({ diff }) => diff?.includes('@@'));
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        {formatCount(moved.length, 'file')} {moved.length === 1 ? 'moves' : 'move'}
      </Text>
      <Stack gap={2} component="ul" m={0} p={0} mah={140} style={{ overflowY: 'auto', listStyle: 'none' }}>
        {moved.map(({ from, to }) => (
          <Text key={`${from} ${to}`} component="li" size="xs" ff="monospace">
            {from} → {to}
          </Text>
        ))}
      </Stack>
      {changed.length > 0 && <FileDiffs title={`${formatCount(changed.length, 'file')} follow`} files={changed} />}
    </Stack>
  );
}
