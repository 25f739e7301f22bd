import { Button, FileButton } from '@mantine/core';
import addIcon from '~icons/tabler/upload';
import { Icon } from '../frame/Icon.tsx';
import { mediaUploads } from './mediaUploads.ts';
import { pathsOfUploads } from './uploadQueue.ts';

interface AddFilesButtonProps {
  folder: string;
  /** Called with the paths of the files that were added. */
  onAdded?: (paths: string[]) => void;
}

/** Button that adds files to a folder of the library. */
export function AddFilesButton({ folder, onAdded }: AddFilesButtonProps) {
  return (
    <FileButton
      multiple
      onChange={(files) => void mediaUploads.add(files, { folder }).then((ended) => onAdded?.(pathsOfUploads(ended)))}
    >
      {(props) => (
        <Button {...props} size="xs" leftSection={<Icon svg={addIcon} size="1rem" />}>
          Add files
        </Button>
      )}
    </FileButton>
  );
}
