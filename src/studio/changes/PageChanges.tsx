import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PageReview } from '#shared/review.ts';
import { formatByteChange } from '#shared/summariseReview.ts';
import historyIcon from '~icons/tabler/history';
import { Icon } from '../frame/Icon.tsx';
import type { StudioNavigation } from '../studioNavigation.ts';
import { BlockChange } from './BlockChange.tsx';
import { ChangeBadge } from './ChangeBadge.tsx';
import classes from './Changes.module.css';
import { reviewButtonProps, ShowButton, UndoButton } from './ReviewButton.tsx';
import { useRestore } from './useRestore.ts';
import { ValueChange } from './ValueChange.tsx';

interface PageChangesProps {
  page: PageReview;
  /** Changes for visitors; undefined while unknown, or if there are none. */
  visitors?: PageReview | undefined;
  /** Reason why visitors see no change; completes a sentence. */
  unseen?: string | undefined;
  commit: string | undefined;
  opened: StudioNavigation;
}

export function PageChanges({ page, visitors, unseen, commit, opened }: PageChangesProps) {
  const { name, route, file, change, metadata, blocks } = page;
  return (
    <Card component="section" aria-label={`Changes of ${name}`} withBorder padding="md">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Stack gap={0} miw={0}>
          <Group gap="xs">
            <Title order={2} size="h5">
              {name}
            </Title>
            <ChangeBadge change={change} />
          </Group>
          <Text size="xs" c="dimmed">
            {[visitors?.from ? `${visitors.from} → ${route}` : route, visitors ? formatByteChange(visitors) : '']
              .filter(Boolean)
              .join(', ')}
          </Text>
        </Stack>
        <PageActions page={page} opened={opened} />
      </Group>
      {unseen && (
        <Text size="sm" mt="xs">
          Visitors get nothing of it now: {unseen}.
        </Text>
      )}
      {visitors?.causes.length ? (
        <Text size="sm" mt="xs">
          It also changes through {visitors.causes.map((cause) => cause.name).join(', ')}.
        </Text>
      ) : null}
      {metadata.length > 0 && (
        <Stack gap="xs" mt="sm" className={classes.block}>
          <Text size="sm" fw={600}>
            About the page
          </Text>
          {metadata.map((value) => (
            <ValueChange key={value.pointer} {...{ value, file, commit }} />
          ))}
        </Stack>
      )}
      <Stack component="ul" gap={0} mt={blocks.length ? 'sm' : 0} className={classes.list}>
        {blocks.map((block) => (
          <BlockChange
            key={`${block.change} ${(block.place ?? block.placeBefore)?.file} ${(block.place ?? block.placeBefore)?.pointer}`}
            {...{ block, page, commit, opened }}
          />
        ))}
      </Stack>
    </Card>
  );
}

function PageActions({ page, opened }: { page: PageReview; opened: StudioNavigation }) {
  const { name, route, file, change } = page;
  const { files } = useRestore();
  return (
    <Group gap={4} wrap="nowrap">
      {change !== 'removed' && <ShowButton what={`the page ${name}`} onClick={() => opened.open(route)} />}
      {change !== 'added' && change !== 'removed' && (
        <Button
          component={Link}
          to={`/history${route}`}
          {...reviewButtonProps}
          leftSection={<Icon svg={historyIcon} size="1rem" />}
          aria-label={`History of ${name}`}
        >
          History
        </Button>
      )}
      <UndoButton what={`all changes of ${name}`} label="Undo all" onClick={() => files([file], name)} />
    </Group>
  );
}
