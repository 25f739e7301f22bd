import { Button, FileButton } from '@mantine/core';
import addIcon from '~icons/tabler/upload';
import { Icon } from '../frame/Icon.tsx';
import { uploads } from './sendFile.ts';

/** Lets one choose files of the own machine, to add them to a folder. */
export function AddFiles({ folder }: { folder: string }) {
  return (
    <FileButton multiple onChange={(files) => uploads.add(files, { folder })}>
      {(props) => (
        <Button {...props} size="xs" leftSection={<Icon svg={addIcon} size="1rem" />}>
          Add files
        </Button>
      )}
    </FileButton>
  );
}
