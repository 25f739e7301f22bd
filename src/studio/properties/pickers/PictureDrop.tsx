import { Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useState } from 'react';
import { mediaUploads } from '../../media/mediaUploads.ts';
import { pathsOfUploads } from '../../media/uploadQueue.ts';
import { useMediaFolder } from '../contentQueries.ts';

interface PictureDropProps {
  /** File in which the picture is written: it comes beside the file's other pictures. */
  file: string;
  /** Called with its path in `_media`. */
  onAdd: (path: string) => void;
}

/** Place for a picture that is not chosen yet: one that is dropped on it, or picked after a press, is uploaded. */
export function PictureDrop({ file, onAdd }: PictureDropProps) {
  const folder = useMediaFolder(file);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const add = async (files: File[]) => {
    setFailure(undefined);
    setLoading(true);
    const uploads = await mediaUploads.add(files, { folder });
    setLoading(false);
    const [path] = pathsOfUploads(uploads);
    if (path !== undefined) onAdd(path);
    else setFailure(uploads.find(({ state }) => state === 'failed')?.reason);
  };
  return (
    <Dropzone
      multiple={false}
      accept={['image/*']}
      loading={isLoading}
      p="sm"
      radius="sm"
      aria-label="Add a picture"
      onDrop={(files) => void add(files)}
      onReject={() => setFailure('That is no picture.')}
    >
      <Text size="sm" c="dimmed" ta="center">
        Drop a picture here, or press to pick one from this computer
      </Text>
      {failure && (
        <Text size="xs" c="var(--mantine-color-error)" ta="center" role="alert">
          {failure}
        </Text>
      )}
    </Dropzone>
  );
}
