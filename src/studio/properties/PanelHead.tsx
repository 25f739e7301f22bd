import { Alert, Text, Title } from '@mantine/core';
import type { LocationUsages } from '#shared/studio.ts';
import { usePlaceUses } from './contentQueries.ts';
import classes from './form/Form.module.css';
import type { FormSubject } from './formSubject.ts';

export function PanelHead({ subject }: { subject: FormSubject }) {
  const { data: uses } = usePlaceUses(subject);
  const kind = subject.kind === 'item' ? 'Item of a list' : (subject.schema.title ?? '');
  return (
    <div className={classes.head}>
      <Title order={2} size="h5" lineClamp={2}>
        {subject.name}
      </Title>
      <Text size="xs" c="dimmed">
        {kind === subject.name || !kind ? '' : `${kind} · `}
        {subject.file}
      </Text>
      {uses && isSeenElsewhere(uses, subject) && (
        <Alert color="orange" variant="light" px="xs" py={6} mt={6}>
          <Text size="xs">{formatUsages(uses)}</Text>
        </Alert>
      )}
    </div>
  );
}

/** @returns true if a change is also visible in unexpected places */
const isSeenElsewhere = ({ pages, isOnEveryPage }: LocationUsages, { kind, file }: FormSubject): boolean =>
  isOnEveryPage || pages.length > 1 || (kind !== 'page' && file.startsWith('_'));

function formatUsages({ name, pages, isOnEveryPage }: LocationUsages): string {
  if (isOnEveryPage) return `From ${name}, on every page: what you change here changes everywhere.`;
  if (pages.length === 0) return `From ${name}, which no page shows.`;
  const [page = ''] = pages;
  return `From ${name}, on ${pages.length === 1 ? `the page ${page}` : `${pages.length} pages`}.`;
}
