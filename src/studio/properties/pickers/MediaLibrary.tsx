import { Button, Drawer, EmptyState, Loader, Select, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { MediaFile } from '#shared/media.ts';
import { useMedia } from '../libraries.ts';
import classes from './pickers.module.css';
import { smallPicture } from './Thumbnail.tsx';

/** So many files are shown at first. */
const mostShown = 120;

const isPicture = ({ path }: MediaFile) => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(path);

const folderOf = ({ path }: MediaFile) => path.split('/').slice(0, -1).join('/');

interface MediaLibraryProps {
  isOpen: boolean;
  /** Path of the file that is there now. */
  chosen: string | undefined;
  arePictures: boolean;
  onClose: () => void;
  onChoose: (path: string) => void;
}

/** All files of `_media`, to choose one. */
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
  const [shown, setShown] = useState(mostShown);
  if (isPending) return <Loader aria-label="Loading" />;
  if (error) return <Text>{error.message}</Text>;
  const files = data.filter((file) => !arePictures || isPicture(file));
  const folders = [...new Set(files.map(folderOf))].filter(Boolean).sort();
  const found = files.filter(
    (file) =>
      file.path.toLowerCase().includes(search.trim().toLowerCase()) && (folder === null || folderOf(file) === folder),
  );
  return (
    <Stack gap="sm">
      <TextInput
        data-autofocus
        label="Search by name"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Select label="Folder" placeholder="All folders" data={folders} value={folder} clearable onChange={setFolder} />
      <Text size="xs" c="dimmed" role="status">
        {found.length === 1 ? '1 file' : `${found.length} files`}
      </Text>
      <div className={classes.grid}>
        {found.slice(0, shown).map((file) => (
          <File key={file.path} file={file} isChosen={file.path === chosen} onChoose={onChoose} />
        ))}
      </div>
      {found.length === 0 && <EmptyState title="No file has that name" />}
      {found.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + mostShown)}>
          Show more
        </Button>
      )}
    </Stack>
  );
}

function File(props: { file: MediaFile; isChosen: boolean; onChoose: (path: string) => void }) {
  const { path, width, height } = props.file;
  return (
    <UnstyledButton
      className={classes.file}
      aria-pressed={props.isChosen}
      title={path}
      onClick={() => props.onChoose(path)}
    >
      {isPicture(props.file) && <img src={smallPicture(path)} alt="" loading="lazy" />}
      <span className={classes.name}>{path.split('/').at(-1)}</span>
      {width && height && (
        <Text size="xs" c="dimmed">
          {width} × {height}
        </Text>
      )}
    </UnstyledButton>
  );
}
