import { Modal, Stack, Text } from '@mantine/core';
import { useMediaUses } from '../properties/contentQueries.ts';
import { MediaUseLink } from './MediaUseLink.tsx';

/** Explains that files were not deleted because they are used, with links to their uses. */
export function RemovalRefusedDialog({ paths, onClose }: { paths: readonly string[]; onClose: () => void }) {
  return (
    <Modal opened={paths.length > 0} onClose={onClose} title="Not deleted: still used">
      <Stack>
        {paths.map((path) => (
          <FileUses key={path} path={path} />
        ))}
        <Text size="sm">Choose another file in these places, or take it away there; then it can be deleted.</Text>
      </Stack>
    </Modal>
  );
}

function FileUses({ path }: { path: string }) {
  const { data: uses = [] } = useMediaUses(path);
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {path}
      </Text>
      {uses.map((use) => (
        <MediaUseLink key={`${use.file}#${use.pointer}`} use={use} />
      ))}
    </Stack>
  );
}
