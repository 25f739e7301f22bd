import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { MediaFileSummary } from '#shared/media.ts';
import { formatSize } from './mediaFiles.ts';

export function MultipleFilesPanel({ files, remove }: { files: readonly MediaFileSummary[]; remove: () => void }) {
  return (
    <Stack gap="sm">
      <Title order={2} size="sm">
        {files.length} files
      </Title>
      <Text size="xs" c="dimmed">
        {formatSize(files.reduce((sum, { bytes }) => sum + bytes, 0))} together
      </Text>
      <Group>
        <Button size="xs" variant="default" onClick={remove}>
          Delete
        </Button>
      </Group>
    </Stack>
  );
}
