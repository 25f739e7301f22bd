import { Drawer, Group, Loader, Select, Stack, Text, TextInput } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useState } from 'react';
import { AddFiles } from '../../media/AddFiles.tsx';
import classes from '../../media/Media.module.css';
import { MediaGrid } from '../../media/MediaGrid.tsx';
import { filesShown, foldersOf } from '../../media/mediaFiles.ts';
import { uploads } from '../../media/sendFile.ts';
import { UploadList } from '../../media/UploadList.tsx';
import { useMedia } from '../libraries.ts';

interface MediaLibraryProps {
  isOpen: boolean;
  /** Path of the file that is there now. */
  chosen: string | undefined;
  arePictures: boolean;
  onClose: () => void;
  onChoose: (path: string) => void;
}

/** All files of `_media`, to choose one, or to add one first. */
export function MediaLibrary(props: MediaLibraryProps) {
  return (
    <Drawer
      opened={props.isOpen}
      onClose={props.onClose}
      position="right"
      size="lg"
      title="Choose a file"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {props.isOpen && <Library {...props} />}
    </Drawer>
  );
}

function Library({ chosen, arePictures, onChoose }: MediaLibraryProps) {
  const { data, error, isPending } = useMedia();
  const [search, setSearch] = useState('');
  const [folder, setFolder] = useState<string | null>(null);
  if (isPending) return <Loader aria-label="Loading" />;
  if (error) return <Text>{error.message}</Text>;
  const show = arePictures ? 'pictures' : 'all';
  const found = filesShown(data, undefined, { folder: folder ?? '', search, show });
  return (
    <Dropzone
      onDrop={(files) => uploads.add(files, { folder: folder ?? '' })}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      tabIndex={-1}
      classNames={{ root: classes.dropRoot, inner: classes.drop }}
      inputProps={{ 'aria-hidden': true }}
    >
      <Stack gap="sm">
        <TextInput
          data-autofocus
          label="Search by name"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <Select
          label="Folder"
          placeholder="All folders"
          data={foldersOf(data)}
          value={folder}
          clearable
          onChange={setFolder}
        />
        <Group justify="space-between">
          <Text size="xs" c="dimmed" role="status">
            {found.length === 1 ? '1 file' : `${found.length} files`}
          </Text>
          <AddFiles folder={folder ?? ''} />
        </Group>
        <UploadList onShow={onChoose} />
        <MediaGrid files={found} chosen={new Set(chosen === undefined ? [] : [chosen])} onChoose={onChoose} />
      </Stack>
    </Dropzone>
  );
}
