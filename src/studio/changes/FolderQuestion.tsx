import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import { CommitLocallyButton } from './CommitLocallyButton.tsx';

interface FolderQuestionProps {
  folders: string[];
  onAllow: () => void;
  /** Commits the same files without pushing; absent if there are none. */
  onLocal: (() => void) | undefined;
}

/** Asks once whether to push to a remote that is a folder of this computer. */
export function FolderQuestion({ folders, onAllow, onLocal }: FolderQuestionProps) {
  return (
    <Alert color="orange" title="Push to a folder of this computer?">
      <Stack gap="xs">
        <Text size="sm">
          This repository is published to {folders.length > 1 ? 'folders' : 'a folder'}, not to a host. Git runs there,
          under your name, the programs (hooks) that are set up in{' '}
          {folders.length > 1 ? 'these folders' : 'this folder'}. Allow it if you know who set it up. You are asked
          once.
        </Text>
        {folders.map((folder) => (
          <Code key={folder} block>
            {folder}
          </Code>
        ))}
        <Group>
          <Button size="compact-sm" onClick={onAllow}>
            Allow, and publish
          </Button>
          {onLocal && <CommitLocallyButton onClick={onLocal} />}
        </Group>
      </Stack>
    </Alert>
  );
}
