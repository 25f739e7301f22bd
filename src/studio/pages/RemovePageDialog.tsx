import { Alert, Anchor, Checkbox, Loader, Modal, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { FileOperation, FileOperationResult } from '#shared/fileOperation.ts';
import { formatCount } from '#shared/formatText.ts';
import type { FileLocation, PageSummary } from '#shared/studio.ts';
import { useEditing } from '../editing/Editing.tsx';
import { DialogButtons } from '../frame/DialogButtons.tsx';
import { useDialogAction } from '../frame/useDialogAction.ts';
import { siteSettingsPath } from '../menu/useLinkTree.ts';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import { useSchemas, useSite } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { folderFor } from './newAddress.ts';
import { useDryRun } from './useDryRun.ts';

interface RemovePageDialogProps {
  page: PageSummary;
  opened: StudioNavigation;
  onClose: () => void;
}

/** Removes a page, with a redirect. A page that is still linked cannot be removed without one. */
export function RemovePageDialog({ page, opened, onClose }: RemovePageDialogProps) {
  const { arrange } = useEditing();
  const { data: site } = useSite();
  const pages = (site?.pages ?? []).filter(({ isNotFoundPage }) => !isNotFoundPage);
  const pagesBelow = pages.filter(({ route }) => route.startsWith(`${page.route}/`));
  const [isSection, setSection] = useState(false);
  const [redirect, setRedirect] = useState<string | null>(null);
  const isConfirmed = pagesBelow.length === 0 || isSection;
  const operation: FileOperation = {
    ...{ kind: 'remove', target: page.route, isSection },
    ...(redirect !== null && { redirect }),
  };
  const { arranged, reason, isOpen } = useDryRun(isConfirmed ? operation : undefined);
  const { mutate: remove, isPending } = useDialogAction(async () => {
    const { isPossible, text } = await arrange(operation, `${page.name} removed`);
    if (!isPossible) throw new Error(text);
    if (!`${opened.path}/`.startsWith(`${page.route}/`)) return;
    const folder = folderFor(page.route, 'beside');
    opened.open(redirect ?? (pages.some(({ route }) => route === folder) ? folder : '/'));
  }, onClose);
  const redirectTargets = pages.filter((other) => other !== page && !pagesBelow.includes(other));
  return (
    <Modal opened onClose={onClose} title={`Remove “${page.name}”?`} size="lg">
      <Stack gap="md">
        {pagesBelow.length > 0 && (
          <Checkbox
            data-autofocus
            label={`Also ${pagesBelow.length === 1 ? 'the page' : `all ${pagesBelow.length} pages`} below ${page.route}`}
            description={pagesBelow
              .slice(0, 5)
              .map(({ name }) => name)
              .join(', ')
              .concat(pagesBelow.length > 5 ? ' …' : '')}
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
          data={redirectTargets.map(({ route, name }) => ({ value: route, label: `${name} · ${route}` }))}
          value={redirect}
          onChange={setRedirect}
        />
        <div aria-live="polite">
          {isOpen && <Loader size="xs" aria-label="Finding out who leads to it" />}
          {reason && <Alert color="red">{reason}</Alert>}
          {arranged && !reason && (
            <IncomingLinks
              arranged={arranged}
              goTo={(place) => {
                onClose();
                opened.goTo(place);
              }}
            />
          )}
        </div>
        <DialogButtons
          onClose={onClose}
          type="button"
          color="red"
          loading={isPending}
          disabled={!isConfirmed || isOpen || arranged?.isPossible !== true}
          onClick={() => remove()}
        >
          Remove
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

function IncomingLinks({
  arranged: { users, isPossible, files },
  goTo,
}: {
  arranged: FileOperationResult;
  goTo: StudioNavigation['goTo'];
}) {
  const { data: site } = useSite();
  const { data: schemas } = useSchemas();
  const changed = files.filter(({ from, to }) => from !== undefined && to !== undefined).length;
  if (isPossible)
    return (
      <Text size="sm">
        {changed > 0 ? `${formatCount(changed, 'file')} will lead there instead.` : 'Nothing leads to it.'} You can undo
        this.
      </Text>
    );
  const nameOf = ({ file, pointer }: FileLocation) => {
    const page = site?.pages.find((one) => one.file === file);
    const part =
      file === siteSettingsPath ? (schemas?.site as FieldSchema)?.properties?.[pointer.split('/')[1] ?? ''] : undefined;
    return page?.name ?? part?.title ?? file;
  };
  return (
    <Alert
      color="orange"
      title={`${formatCount(users.length, 'place')} ${users.length === 1 ? 'leads' : 'lead'} to it`}
    >
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
