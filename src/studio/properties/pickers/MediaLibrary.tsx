import { Button, Drawer, Group, Loader, Select, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatCount } from '#shared/formatText.ts';
import { isPicture } from '#shared/media.ts';
import { AddFilesButton } from '../../media/AddFilesButton.tsx';
import { MediaDropzone } from '../../media/MediaDropzone.tsx';
import { MediaGrid } from '../../media/MediaGrid.tsx';
import { filterFiles, foldersOf } from '../../media/mediaFiles.ts';
import { UploadList } from '../../media/UploadList.tsx';
import { useMediaFiles, useMediaFolder } from '../contentQueries.ts';

interface MediaLibraryProps {
  isOpen: boolean;
  /** File in which the choice is written: new files come beside its pictures. */
  file: string;
  arePictures: boolean;
  onClose: () => void;
}

interface OneFile extends MediaLibraryProps {
  chosen: string;
  onChoose: (path: string) => void;
}

interface SeveralFiles extends MediaLibraryProps {
  onChooseSeveral: (paths: string[]) => void;
}

/** Library of files in a drawer, to choose one or several; files can be added to it. */
export function MediaLibrary(props: OneFile | SeveralFiles) {
  return (
    <Drawer
      opened={props.isOpen}
      onClose={props.onClose}
      position="right"
      size="lg"
      title={'onChooseSeveral' in props ? 'Choose pictures' : 'Choose a file'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {props.isOpen &&
        ('onChooseSeveral' in props ? <SeveralFilesLibrary {...props} /> : <OneFileLibrary {...props} />)}
    </Drawer>
  );
}

const OneFileLibrary = ({ chosen, onChoose, ...props }: OneFile) => (
  <Library {...props} chosen={[chosen]} onChoose={onChoose} />
);

/** Each press of a file adds it to the choice, or removes it; what is uploaded here is chosen at once. */
function SeveralFilesLibrary({ onChooseSeveral, ...props }: SeveralFiles) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (path: string) =>
    setChosen(chosen.includes(path) ? chosen.filter((one) => one !== path) : [...chosen, path]);
  return (
    <Library
      {...props}
      chosen={chosen}
      onChoose={toggle}
      onAdded={(paths) => setChosen((before) => [...new Set([...before, ...paths.filter(isPicture)])])}
    >
      <Button
        disabled={chosen.length === 0}
        onClick={() => onChooseSeveral([...chosen])}
        style={{ position: 'sticky', insetBlockEnd: 'var(--mantine-spacing-md)' }}
      >
        {chosen.length === 0 ? 'Choose pictures above' : `Add ${formatCount(chosen.length, 'picture')}`}
      </Button>
    </Library>
  );
}

interface LibraryProps extends Omit<MediaLibraryProps, 'isOpen' | 'onClose'> {
  chosen: readonly string[];
  onChoose: (path: string) => void;
  onAdded?: (paths: string[]) => void;
  children?: ReactNode;
}

function Library({ chosen, arePictures, file, onChoose, onAdded, children }: LibraryProps) {
  const { data, error, isPending } = useMediaFiles();
  const ownFolder = useMediaFolder(file);
  const [search, setSearch] = useState('');
  const [folder, setFolder] = useState<string | null>(null);
  if (isPending) return <Loader aria-label="Loading" />;
  if (error) return <Text>{error.message}</Text>;
  const show = arePictures ? 'pictures' : 'all';
  const found = filterFiles(data, undefined, { folder: folder ?? '', search, show });
  const adding = { folder: folder ?? ownFolder, ...(onAdded && { onAdded }) };
  return (
    <MediaDropzone {...adding}>
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
            {formatCount(found.length, 'file')}; new ones go to {adding.folder || 'the top folder'}
          </Text>
          <AddFilesButton {...adding} />
        </Group>
        <UploadList onShow={onChoose} />
        <MediaGrid files={found} chosen={new Set(chosen)} onChoose={onChoose} />
        {children}
      </Stack>
    </MediaDropzone>
  );
}
