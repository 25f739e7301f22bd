import { Button, FileButton } from '@mantine/core';
import addIcon from '~icons/tabler/upload';
import { Icon } from '../frame/Icon.tsx';
import { mediaUploads } from './mediaUploads.ts';

export function AddFilesButton({ folder }: { folder: string }) {
  return (
    <FileButton multiple onChange={(files) => mediaUploads.add(files, { folder })}>
      {(props) => (
        <Button {...props} size="xs" leftSection={<Icon svg={addIcon} size="1rem" />}>
          Add files
        </Button>
      )}
    </FileButton>
  );
}
