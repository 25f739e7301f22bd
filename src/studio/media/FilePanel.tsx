import { Alert, Button, FileButton, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { isPicture, type MediaFileSummary } from '#shared/media.ts';
import { useMediaUses } from '../properties/contentQueries.ts';
import { thumbnailUrl } from '../properties/pickers/Thumbnail.tsx';
import classes from './Media.module.css';
import { MediaUseCard } from './MediaUseCard.tsx';
import { MoveFileDialog } from './MoveFileDialog.tsx';
import { baseNameOf, folderOf, formatSize } from './mediaFiles.ts';
import { mediaUploads } from './mediaUploads.ts';

interface FilePanelProps {
  file: MediaFileSummary;
  remove: () => void;
  onMoved: (path: string) => void;
}

export function FilePanel({ file, remove, onMoved }: FilePanelProps) {
  const { path, hash, width, height, bytes } = file;
  const { data: uses } = useMediaUses(path);
  const [isMoving, setMoving] = useState(false);
  const facts = [folderOf(path), formatSize(bytes), width && height ? `${width} × ${height} px` : ''];
  return (
    <Stack gap="sm">
      {isPicture(path) && <img className={classes.preview} src={`${thumbnailUrl(path, hash)}&large`} alt="" />}
      <div>
        <Title order={2} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {baseNameOf(path)}
        </Title>
        <Text size="xs" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Group gap="xs">
        <FileButton onChange={(replacement) => replacement && mediaUploads.add([replacement], { replace: path })}>
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
        <MediaUseCard key={`${use.file}#${use.pointer}`} use={use} file={file} />
      ))}
      {isMoving && <MoveFileDialog path={path} onClose={() => setMoving(false)} onMoved={onMoved} />}
    </Stack>
  );
}
