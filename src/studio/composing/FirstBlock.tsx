import { ActionIcon, Button, Group, Paper, Text } from '@mantine/core';
import { valueAt } from '#shared/pointer.ts';
import plusIcon from '~icons/tabler/plus';
import { useEditing } from '../editing/Editing.tsx';
import { Icon } from '../frame/Icon.tsx';
import { useFile, useInsertableBlocks } from '../queries.ts';
import { useBlockOperations } from './BlockOperations.tsx';
import classes from './FirstBlock.module.css';
import { usualFirstBlocks } from './usualFirstBlocks.ts';

/** Way to begin a page without blocks of its own: a large "+", and the blocks with which pages of this site begin. */
export function FirstBlock({ file }: { file: string | undefined }) {
  useFile(file);
  const { queue } = useEditing();
  const { data: choices = [] } = useInsertableBlocks();
  const { ask, insert } = useBlockOperations();
  const blocks = file === undefined ? undefined : valueAt(queue.json(file), '/blocks');
  if (file === undefined || !Array.isArray(blocks) || blocks.length > 0) return null;
  const place = { file, pointer: '/blocks' };
  return (
    <Paper
      component="section"
      aria-label="The first block"
      className={classes.box ?? ''}
      shadow="md"
      p="lg"
      radius="md"
      withBorder
    >
      <ActionIcon size={64} radius="xl" aria-label="Insert the first block" onClick={() => ask('after', place)}>
        <Icon svg={plusIcon} size="2rem" />
      </ActionIcon>
      <Text fw={600} mt="sm">
        Nothing is on this page yet
      </Text>
      <Text size="sm" c="dimmed">
        Pages here mostly begin with:
      </Text>
      <Group gap="xs" mt="sm" justify="center">
        {usualFirstBlocks(choices).map(({ type, label, values }) => (
          <Button key={`${type} ${label}`} variant="default" onClick={() => insert(values, place)}>
            {label}
          </Button>
        ))}
      </Group>
    </Paper>
  );
}
