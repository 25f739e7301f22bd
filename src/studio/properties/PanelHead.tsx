import { Alert, Text, Title } from '@mantine/core';
import type { PlaceUses } from '#shared/studio.ts';
import classes from './form/Form.module.css';
import { useUses } from './libraries.ts';
import type { Subject } from './subject.ts';

/** What the form shows, where that is written, and where else it is seen. */
export function PanelHead({ subject }: { subject: Subject }) {
  const { data: uses } = useUses(subject);
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
          <Text size="xs">{usedIn(uses)}</Text>
        </Alert>
      )}
    </div>
  );
}

/** Whether a change is seen in other places than somebody may think of. */
const isSeenElsewhere = ({ pages, isOnEveryPage }: PlaceUses, { kind, file }: Subject): boolean =>
  isOnEveryPage || pages.length > 1 || (kind !== 'page' && file.startsWith('_'));

/** `From the list Speakers, on 2 pages.` */
function usedIn({ name, pages, isOnEveryPage }: PlaceUses): string {
  if (isOnEveryPage) return `From ${name}, on every page: what you change here changes everywhere.`;
  if (pages.length === 0) return `From ${name}, which no page shows.`;
  const [page = ''] = pages;
  return `From ${name}, on ${pages.length === 1 ? `the page ${page}` : `${pages.length} pages`}.`;
}
