import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { count } from '#shared/words.ts';
import type { Opened } from '../selection.ts';
import type { CauseGroup } from './grouping.ts';
import { UndoButton } from './UndoButton.tsx';
import { useRestoring } from './useRestoring.ts';
import { ValueChange } from './ValueChange.tsx';

/** So many pages are named. */
const mostPages = 8;

interface CauseChangesProps {
  group: CauseGroup;
  /** Full name of the last commit. */
  commit: string | undefined;
  opened: Opened;
}

/** Pages that change only through something shared, under what that is. */
export function CauseChanges({ group: { cause, pages, values }, commit, opened }: CauseChangesProps) {
  const { files } = useRestoring();
  return (
    <Card component="section" aria-label={`Changes through ${cause.name}`} withBorder padding="md">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Stack gap={0}>
          <Title order={2} size="h5">
            Through {cause.name}
          </Title>
          <Text size="sm" c="dimmed">
            {count(pages.length, 'page')} {pages.length === 1 ? 'changes' : 'change'} only through it:{' '}
            {pages.slice(0, mostPages).map(({ name, route }, index) => (
              <span key={route}>
                {index > 0 && ', '}
                <Anchor component="button" size="sm" onClick={() => opened.open(route)}>
                  {name}
                </Anchor>
              </span>
            ))}
            {pages.length > mostPages && ' …'}
          </Text>
        </Stack>
        <Group gap={4} wrap="nowrap">
          <Button variant="subtle" color="gray" size="compact-sm" onClick={() => opened.goTo(cause)}>
            Show
          </Button>
          <UndoButton
            what={`all changes of ${cause.name}`}
            label="Undo all"
            onClick={() => files([cause.file], cause.name)}
          />
        </Group>
      </Group>
      <Stack gap="xs" mt="sm">
        {values.map((value) => (
          <ValueChange
            key={`${value.name} ${JSON.stringify(value.after)}`}
            {...{ value, commit, opened }}
            file={cause.file}
          />
        ))}
      </Stack>
    </Card>
  );
}
