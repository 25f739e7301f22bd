import { Code, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '#shared/formatText.ts';
import { messageOfError } from '../api.ts';
import { useEditing } from '../editing/Editing.tsx';
import { DialogButtons } from '../frame/DialogButtons.tsx';
import { useDialogAction } from '../frame/useDialogAction.ts';

export function MoveFileDialog(props: { path: string; onClose: () => void; onMoved: (path: string) => void }) {
  const { path, onClose, onMoved } = props;
  const { arrange } = useEditing();
  const [to, setTo] = useState(path);
  const [debouncedPath] = useDebouncedValue(to.trim(), 250);
  const operationTo = (target: string) => ({ kind: 'move', from: `_media/${path}`, to: `_media/${target}` }) as const;
  const { data, error } = useQuery({
    queryKey: ['move', path, debouncedPath],
    queryFn: () => arrange(operationTo(debouncedPath), '', { isDryRun: true }),
    enabled: debouncedPath !== '' && debouncedPath !== path,
    retry: false,
    gcTime: 0,
  });
  const changedFiles = data?.files.filter(({ diff }) => diff) ?? [];
  const isReady = debouncedPath === to.trim() && data?.isPossible;
  const { mutate: move } = useDialogAction(async () => {
    await arrange(operationTo(debouncedPath), `Rename ${path}`);
    onMoved(debouncedPath);
  }, onClose);
  return (
    <Modal opened onClose={onClose} title="Rename or move" size="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) move();
        }}
      >
        <Stack>
          <TextInput
            data-autofocus
            label="Folder and name"
            value={to}
            error={debouncedPath !== path && (error ? messageOfError(error) : data && !data.isPossible && data.text)}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
          <Text size="sm" role="status">
            {isReady &&
              (changedFiles.length
                ? `${formatCount(changedFiles.length, 'file')} will name it anew:`
                : 'Nothing names it.')}
          </Text>
          {changedFiles.map(({ from, diff }) => (
            <div key={from}>
              <Text size="xs">{from}</Text>
              <Code block mah="8rem" style={{ overflow: 'auto' }}>
                {diff}
              </Code>
            </div>
          ))}
          <DialogButtons onClose={onClose} disabled={!isReady}>
            Rename
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
