import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { MediaFile } from '#shared/media.ts';
import { sizeInWords } from './mediaFiles.ts';

/** Several files that are chosen. */
export function SeveralPanel({ files, remove }: { files: readonly MediaFile[]; remove: () => void }) {
  return (
    <Stack gap="sm">
      <Title order={2} size="sm">
        {files.length} files
      </Title>
      <Text size="xs" c="dimmed">
        {sizeInWords(files.reduce((sum, { bytes }) => sum + bytes, 0))} together
      </Text>
      <Group>
        <Button size="xs" variant="default" onClick={remove}>
          Delete
        </Button>
      </Group>
    </Stack>
  );
}
