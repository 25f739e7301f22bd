import { Group, Text, Title } from '@mantine/core';
import type { ChangedFile } from '#shared/publish.ts';
import type { FilesReview } from '#shared/review.ts';
import { LongList } from '../frame/LongList.tsx';
import { useSite } from '../queries.ts';
import { ChangeBadge } from './ChangeBadge.tsx';
import classes from './Changes.module.css';
import { FolderGroups } from './FolderGroups.tsx';
import { displayNameOfFile } from './fileNames.ts';
import { areGrouped } from './groupByFolder.ts';
import { UndoButton } from './ReviewButton.tsx';
import { useRestore } from './useRestore.ts';

export function OtherChangedFiles({ files, review }: { files: ChangedFile[]; review: FilesReview | undefined }) {
  const { data: site } = useSite();
  const listed = new Set(review?.pages.map(({ file }) => file));
  const others = files.filter(({ file }) => !listed.has(file));
  if (others.length === 0) return null;
  return (
    <section aria-label="Files that changed">
      <Title order={2} size="h5" mb="xs">
        {review ? 'Other files that changed' : 'Files that changed'}
      </Title>
      {areGrouped(others) ? (
        <FolderGroups files={others} rowHeight={48}>
          {(other) => <OtherFile {...other} name={displayNameOfFile(other.file, site)} />}
        </FolderGroups>
      ) : (
        <LongList rows={others} keyOf={({ file }) => file} rowHeight={48}>
          {(other) => <OtherFile {...other} name={displayNameOfFile(other.file, site)} />}
        </LongList>
      )}
    </section>
  );
}

function OtherFile({ file, change, name }: Pick<ChangedFile, 'file' | 'change'> & { name: string }) {
  const restoring = useRestore();
  return (
    <Group justify="space-between" wrap="nowrap" py={6} className={classes.block}>
      <Group gap="xs" miw={0}>
        <Text size="sm" fw={500}>
          {name}
        </Text>
        <ChangeBadge change={change} />
        <Text size="xs" c="dimmed">
          {file}
        </Text>
      </Group>
      <UndoButton what={`the change of ${name}`} onClick={() => restoring.files([file], name)} />
    </Group>
  );
}
