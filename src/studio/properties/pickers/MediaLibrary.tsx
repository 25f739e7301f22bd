import { Drawer, Group, Loader, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatCount } from '#shared/formatText.ts';
import { AddFilesButton } from '../../media/AddFilesButton.tsx';
import { MediaDropzone } from '../../media/MediaDropzone.tsx';
import { MediaGrid } from '../../media/MediaGrid.tsx';
import { filterFiles, foldersOf } from '../../media/mediaFiles.ts';
import { UploadList } from '../../media/UploadList.tsx';
import { useMediaFiles } from '../contentQueries.ts';

interface MediaLibraryProps {
  isOpen: boolean;
  chosen: string;
  arePictures: boolean;
  onClose: () => void;
  onChoose: (path: string) => void;
}

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
  const { data, error, isPending } = useMediaFiles();
  const [search, setSearch] = useState('');
  const [folder, setFolder] = useState<string | null>(null);
  if (isPending) return <Loader aria-label="Loading" />;
  if (error) return <Text>{error.message}</Text>;
  const show = arePictures ? 'pictures' : 'all';
  const found = filterFiles(data, undefined, { folder: folder ?? '', search, show });
  return (
    <MediaDropzone folder={folder ?? ''}>
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
            {formatCount(found.length, 'file')}
          </Text>
          <AddFilesButton folder={folder ?? ''} />
        </Group>
        <UploadList onShow={onChoose} />
        <MediaGrid files={found} chosen={new Set([chosen])} onChoose={onChoose} />
      </Stack>
    </MediaDropzone>
  );
}
