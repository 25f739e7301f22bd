import { Alert, Button, FileButton, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { MediaFile } from '#shared/media.ts';
import { smallPicture } from '../properties/pickers/Thumbnail.tsx';
import classes from './Media.module.css';
import { MoveDialog } from './MoveDialog.tsx';
import { folderOf, isPicture, nameOf, sizeInWords } from './mediaFiles.ts';
import { uploads } from './sendFile.ts';
import { UseCard } from './UseCard.tsx';
import { useMediaUses } from './useMediaUses.ts';

interface FilePanelProps {
  file: MediaFile;
  remove: () => void;
  /** Is given the path that it has then. */
  onMoved: (path: string) => void;
}

/** One file: what it is, where it is used, and what can be done with it. */
export function FilePanel({ file, remove, onMoved }: FilePanelProps) {
  const { path, hash, width, height, bytes } = file;
  const { data: uses } = useMediaUses(path);
  const [isMoving, setMoving] = useState(false);
  const facts = [folderOf(path), sizeInWords(bytes), width && height ? `${width} × ${height} px` : ''];
  return (
    <Stack gap="sm">
      {isPicture(path) && <img className={classes.preview} src={`${smallPicture(path, hash)}&large`} alt="" />}
      <div>
        <Title order={2} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {nameOf(path)}
        </Title>
        <Text size="xs" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Group gap="xs">
        <FileButton onChange={(given) => given && uploads.add([given], { replace: path })}>
          {(props) => (
            <Button {...props} size="xs" variant="default">
              Replace
            </Button>
          )}
        </FileButton>
        <Button size="xs" variant="default" onClick={() => setMoving(true)}>
          Rename or move
        </Button>
        <Button size="xs" variant="default" onClick={remove}>
          Delete
        </Button>
      </Group>
      <Title order={3} size="sm">
        Where it is used
      </Title>
      {uses?.length === 0 && (
        <Alert color="gray" p="xs">
          Nothing uses this file.
        </Alert>
      )}
      {uses?.map((use) => (
        <UseCard key={`${use.file}#${use.pointer}`} use={use} file={file} />
      ))}
      {isMoving && <MoveDialog path={path} onClose={() => setMoving(false)} onMoved={onMoved} />}
    </Stack>
  );
}
