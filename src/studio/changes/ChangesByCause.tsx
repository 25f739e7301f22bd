import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { formatCount } from '#shared/formatText.ts';
import type { CauseGroup } from '#shared/groupReview.ts';
import type { ChangeCause } from '#shared/review.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { ShowButton, UndoButton } from './ReviewButton.tsx';
import { useRestore } from './useRestore.ts';
import { ValueChange } from './ValueChange.tsx';

const maxListedPages = 8;

/** Limit of listed values: those that a layout adds are the same on all pages. */
const maxListedValues = 20;

interface ChangesByCauseProps {
  group: CauseGroup;
  commit: string | undefined;
  opened: StudioNavigation;
}

export function ChangesByCause({ group: { causes, pages, values }, commit, opened }: ChangesByCauseProps) {
  const names = causes.map(({ name }) => name).join(' and ');
  return (
    <Card component="section" aria-label={`Changes through ${names}`} withBorder padding="md">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Stack gap={0}>
          <Title order={2} size="h5">
            Through {names}
          </Title>
          <Text size="sm" c="dimmed">
            {formatCount(pages.length, 'page')} {pages.length === 1 ? 'changes' : 'change'} only through{' '}
            {causes.length === 1 ? 'it' : 'them'}:{' '}
            {pages.slice(0, maxListedPages).map(({ name, route }, index) => (
              <span key={route}>
                {index > 0 && ', '}
                <Anchor component="button" size="sm" onClick={() => opened.open(route)}>
                  {name || route}
                </Anchor>
              </span>
            ))}
            {pages.length > maxListedPages && ' …'}
          </Text>
        </Stack>
        {causes.map((cause) => (
          <CauseActions key={cause.name} cause={cause} opened={opened} />
        ))}
      </Group>
      <Stack gap="xs" mt="sm">
        {values.slice(0, maxListedValues).map((value) => (
          <ValueChange
            key={`${value.name} ${JSON.stringify([value.before, value.after])}`}
            {...{ value, commit }}
            isOfVisitors
          />
        ))}
        {values.length > maxListedValues && (
          <Text size="sm" c="dimmed">
            and {values.length - maxListedValues} more
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** A cause without a file, such as pages selected by a query, has no actions: its pages are listed separately. */
function CauseActions({ cause, opened }: { cause: ChangeCause; opened: StudioNavigation }) {
  const { name, file, pointer } = cause;
  const { files, part } = useRestore();
  if (file === '') return null;
  const isPart = file === '_site.json' && pointer !== '';
  return (
    <Group gap={4} wrap="nowrap" flex="none">
      <ShowButton what={name} onClick={() => opened.goTo(cause)} />
      {file.startsWith('_') && (
        <UndoButton
          what={`all changes of ${name}`}
          label="Undo all"
          onClick={() => (isPart ? part({ file, now: pointer, before: pointer, name }) : files([file], name))}
        />
      )}
    </Group>
  );
}
