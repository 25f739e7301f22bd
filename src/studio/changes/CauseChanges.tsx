import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { CauseGroup } from '#shared/groupReview.ts';
import type { ChangeCause } from '#shared/review.ts';
import { count } from '#shared/words.ts';
import type { Opened } from '../selection.ts';
import { UndoButton } from './UndoButton.tsx';
import { useRestoring } from './useRestoring.ts';
import { ValueChange } from './ValueChange.tsx';

/** So many pages are named. */
const mostPages = 8;

/** So many values are shown: what a layout brings is the same on all pages. */
const mostValues = 20;

interface CauseChangesProps {
  group: CauseGroup;
  /** Full name of the last commit. */
  commit: string | undefined;
  opened: Opened;
}

/** Pages that change only through something shared, under what that is. */
export function CauseChanges({ group: { causes, pages, values }, commit, opened }: CauseChangesProps) {
  const names = causes.map(({ name }) => name).join(' and ');
  return (
    <Card component="section" aria-label={`Changes through ${names}`} withBorder padding="md">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Stack gap={0}>
          <Title order={2} size="h5">
            Through {names}
          </Title>
          <Text size="sm" c="dimmed">
            {count(pages.length, 'page')} {pages.length === 1 ? 'changes' : 'change'} only through{' '}
            {causes.length === 1 ? 'it' : 'them'}:{' '}
            {pages.slice(0, mostPages).map(({ name, route }, index) => (
              <span key={route}>
                {index > 0 && ', '}
                <Anchor component="button" size="sm" onClick={() => opened.open(route)}>
                  {name || route}
                </Anchor>
              </span>
            ))}
            {pages.length > mostPages && ' …'}
          </Text>
        </Stack>
        {causes.map((cause) => (
          <CauseActions key={cause.name} cause={cause} opened={opened} />
        ))}
      </Group>
      <Stack gap="xs" mt="sm">
        {values.slice(0, mostValues).map((value) => (
          <ValueChange
            key={`${value.name} ${JSON.stringify([value.before, value.after])}`}
            {...{ value, commit }}
            isOfVisitors
          />
        ))}
        {values.length > mostValues && (
          <Text size="sm" c="dimmed">
            and {values.length - mostValues} more
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Nothing of pages that are chosen by their place can be shown, or undone, here: those pages are listed by themselves. */
function CauseActions({ cause, opened }: { cause: ChangeCause; opened: Opened }) {
  const { name, file, pointer } = cause;
  const { files, part } = useRestoring();
  const isPage = !file.startsWith('_');
  if (file === '') return null;
  const isPart = file === '_site.json' && pointer !== '';
  return (
    <Group gap={4} wrap="nowrap" flex="none">
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={`Show ${name}`}
        onClick={() => opened.goTo(cause)}
      >
        Show
      </Button>
      {!isPage && (
        <UndoButton
          what={`all changes of ${name}`}
          label="Undo all"
          onClick={() => (isPart ? part({ file, now: pointer, before: pointer, name }) : files([file], name))}
        />
      )}
    </Group>
  );
}
