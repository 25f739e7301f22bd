import { Button, Code, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { count } from '#shared/words.ts';
import { reasonOf } from '../api.ts';
import { useEditing } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';

/** Gives a file another name or folder, and shows before what follows. */
export function MoveDialog(props: { path: string; onClose: () => void; onMoved: (path: string) => void }) {
  const { path, onClose, onMoved } = props;
  const { arrange } = useEditing();
  const [to, setTo] = useState(path);
  const [asked] = useDebouncedValue(to.trim(), 250);
  const what = (target: string) => ({ kind: 'move', from: `_media/${path}`, to: `_media/${target}` }) as const;
  const { data, error } = useQuery({
    queryKey: ['move', path, asked],
    queryFn: () => arrange(what(asked), '', { isDryRun: true }),
    enabled: asked !== '' && asked !== path,
    retry: false,
    gcTime: 0,
  });
  const followers = data?.files.filter(({ diff }) => diff) ?? [];
  const isReady = asked === to.trim() && data?.isPossible;
  const move = async () => {
    try {
      await arrange(what(asked), `Rename ${path}`);
      onMoved(asked);
      onClose();
    } catch (failure) {
      showFailure(failure);
    }
  };
  return (
    <Modal opened onClose={onClose} title="Rename or move" size="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void move();
        }}
      >
        <Stack>
          <TextInput
            data-autofocus
            label="Folder and name"
            value={to}
            error={asked !== path && (error ? reasonOf(error) : data && !data.isPossible && data.text)}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
          <Text size="sm" role="status">
            {isReady &&
              (followers.length ? `${count(followers.length, 'file')} will name it anew:` : 'Nothing names it.')}
          </Text>
          {followers.map(({ from, diff }) => (
            <div key={from}>
              <Text size="xs">{from}</Text>
              <Code block mah="8rem" style={{ overflow: 'auto' }}>
                {diff}
              </Code>
            </div>
          ))}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!isReady}>
              Rename
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
