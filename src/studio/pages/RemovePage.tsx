import { Alert, Anchor, Button, Checkbox, Group, Loader, Modal, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Arranged, Arrangement } from '#shared/arrangement.ts';
import type { PageSummary, Place } from '#shared/studio.ts';
import { count } from '#shared/words.ts';
import { useEditing } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';
import { siteFile } from '../menu/useLinkTree.ts';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import { useSchemas, useSite } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { folderFor } from './newAddress.ts';
import { useDryRun } from './useDryRun.ts';

interface RemovePageProps {
  page: PageSummary;
  opened: Opened;
  onClose: () => void;
}

/** Asks whether a page is to go, and where visitors are led instead; removes it, unless something names it. */
export function RemovePage({ page, opened, onClose }: RemovePageProps) {
  const { arrange } = useEditing();
  const { data: site } = useSite();
  const pages = (site?.pages ?? []).filter(({ isNotFoundPage }) => !isNotFoundPage);
  const below = pages.filter(({ route }) => route.startsWith(`${page.route}/`));
  const [isSection, setSection] = useState(false);
  const [redirect, setRedirect] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isAsked = below.length === 0 || isSection;
  const what: Arrangement = {
    ...{ kind: 'remove', target: page.route, isSection },
    ...(redirect !== null && { redirect }),
  };
  const { arranged, reason, isOpen } = useDryRun(isAsked ? what : undefined);
  const remove = async () => {
    const { isPossible, text } = await arrange(what, `${page.name} removed`);
    if (!isPossible) throw new Error(text);
    if (!`${opened.path}/`.startsWith(`${page.route}/`)) return;
    const folder = folderFor(page.route, 'beside');
    opened.open(redirect ?? (pages.some(({ route }) => route === folder) ? folder : '/'));
  };
  const submit = () => {
    setBusy(true);
    remove().then(onClose, (error) => {
      setBusy(false);
      showFailure(error);
    });
  };
  const others = pages.filter((other) => other !== page && !below.includes(other));
  return (
    <Modal opened onClose={onClose} title={`Remove “${page.name}”?`} size="lg">
      <Stack gap="md">
        {below.length > 0 && (
          <Checkbox
            data-autofocus
            label={`Also ${below.length === 1 ? 'the page' : `all ${below.length} pages`} below ${page.route}`}
            description={below
              .slice(0, 5)
              .map(({ name }) => name)
              .join(', ')
              .concat(below.length > 5 ? ' …' : '')}
            checked={isSection}
            onChange={({ currentTarget }) => setSection(currentTarget.checked)}
          />
        )}
        <Select
          clearable
          searchable
          label="Lead visitors, and all links, to"
          placeholder="Nowhere: the address is gone"
          limit={50}
          data={others.map(({ route, name }) => ({ value: route, label: `${name} · ${route}` }))}
          value={redirect}
          onChange={setRedirect}
        />
        <div aria-live="polite">
          {isOpen && <Loader size="xs" aria-label="Finding out who leads to it" />}
          {reason && <Alert color="red">{reason}</Alert>}
          {arranged && !reason && (
            <Users
              arranged={arranged}
              goTo={(place) => {
                onClose();
                opened.goTo(place);
              }}
            />
          )}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            color="red"
            loading={isBusy}
            disabled={!isAsked || isOpen || arranged?.isPossible !== true}
            onClick={submit}
          >
            Remove
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Who leads to a page; each is a link to its place. */
function Users({ arranged: { users, isPossible, files }, goTo }: { arranged: Arranged; goTo: Opened['goTo'] }) {
  const { data: site } = useSite();
  const { data: schemas } = useSchemas();
  const changed = files.filter(({ from, to }) => from !== undefined && to !== undefined).length;
  if (isPossible)
    return (
      <Text size="sm">
        {changed > 0 ? `${count(changed, 'file')} will lead there instead.` : 'Nothing leads to it.'} You can undo this.
      </Text>
    );
  const nameOf = ({ file, pointer }: Place) => {
    const page = site?.pages.find((one) => one.file === file);
    const part =
      file === siteFile ? (schemas?.site as FieldSchema)?.properties?.[pointer.split('/')[1] ?? ''] : undefined;
    return page?.name ?? part?.title ?? file;
  };
  return (
    <Alert color="orange" title={`${count(users.length, 'place')} ${users.length === 1 ? 'leads' : 'lead'} to it`}>
      <Text size="sm" mb="xs">
        Change these first, or choose above where they lead instead.
      </Text>
      <Stack gap={4} component="ul" m={0} p={0} mah={200} style={{ overflowY: 'auto', listStyle: 'none' }}>
        {users.map(({ written, ...place }) => (
          <li key={`${place.file}#${place.pointer}`}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              ta="start"
              c="inherit"
              underline="always"
              onClick={() => goTo(place)}
            >
              {nameOf(place)}: {written}
            </Anchor>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}
