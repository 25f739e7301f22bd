import { Modal, Stack, Text } from '@mantine/core';
import { UseLink } from './UseLink.tsx';
import { useMediaUses } from './useMediaUses.ts';

/** Says why files were not taken away, and leads to each place that uses them. */
export function RemovalRefused({ paths, onClose }: { paths: readonly string[]; onClose: () => void }) {
  return (
    <Modal opened={paths.length > 0} onClose={onClose} title="Not deleted: still used">
      <Stack>
        {paths.map((path) => (
          <Users key={path} path={path} />
        ))}
        <Text size="sm">Choose another file in these places, or take it away there; then it can be deleted.</Text>
      </Stack>
    </Modal>
  );
}

function Users({ path }: { path: string }) {
  const { data: uses = [] } = useMediaUses(path);
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {path}
      </Text>
      {uses.map((use) => (
        <UseLink key={`${use.file}#${use.pointer}`} use={use} />
      ))}
    </Stack>
  );
}
