import { Button, Checkbox, Group, Input, Modal, SegmentedControl, Select, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Arrangement } from '#shared/arrangement.ts';
import { addressOf } from '#shared/pageAddress.ts';
import type { PageSummary } from '#shared/studio.ts';
import { useEditing } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';
import { insertLink, type LinkGoal } from '../menu/linkTree.ts';
import { entryOfPage, siteFile, useLinkFile, useMenuPlaces } from '../menu/useLinkTree.ts';
import { useSite } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { isTranslation } from './isTranslation.ts';
import { folderFor, type Standing, suggestedAddress, typedAddress } from './newAddress.ts';
import { useDryRun } from './useDryRun.ts';

interface NewPageProps {
  /** The page that it comes beside or below; the top of the site when left out. */
  near: PageSummary | undefined;
  standing: Standing;
  /** Begins as a copy of that page. */
  isCopy: boolean;
  opened: Opened;
  onClose: () => void;
}

/** What somebody wants of a new page. */
interface Wanted {
  heading: string;
  /** As typed; undefined while it follows the heading. */
  address: string | undefined;
  begin: 'like' | 'blank' | 'copy';
  /** Address of the page to copy. */
  from: string | null;
  /** JSON pointer of the list of the menu that it comes into. */
  under: string | null;
  isDraft: boolean;
}

/** Asks for a new page, and writes it. */
export function NewPage({ near, standing, isCopy, opened, onClose }: NewPageProps) {
  const [wanted, setWanted] = useState<Wanted>({
    ...{ heading: '', address: undefined, under: null, isDraft: false },
    begin: isCopy ? 'copy' : 'like',
    from: isCopy && near ? near.route : null,
  });
  const [isBusy, setBusy] = useState(false);
  const places = useMenuPlaces();
  const folder = folderFor(near?.route ?? '/', near ? standing : 'below');
  const { heading, begin, from, under, isDraft } = wanted;
  const address = wanted.address ?? suggestedAddress(folder, heading);
  const route = typedAddress(address);
  const what: Arrangement = {
    ...{ kind: 'new-page', route, title: heading },
    ...(begin === 'copy' && from !== null && { from }),
    ...(begin === 'blank' && { isBlank: true }),
  };
  const { reason, isOpen, arranged } = useDryRun(route && heading.trim() ? what : undefined);
  const create = useCreate(opened);
  const isReady = !isOpen && arranged?.isPossible === true && (begin !== 'copy' || from !== null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isBusy) return;
    setBusy(true);
    const goal = places.find(({ goal: { list } }) => list === under)?.goal;
    create(what, { name: heading.trim(), route }, isDraft, goal)
      .then(onClose)
      .catch((error) => {
        setBusy(false);
        showFailure(error);
      });
  };
  return (
    <Modal opened onClose={onClose} title="New page" size="lg">
      <form onSubmit={submit}>
        <Stack gap="md">
          <Fields
            {...{ wanted, address, folder, reason, places }}
            change={(changed) => setWanted((before) => ({ ...before, ...changed }))}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy} disabled={!isReady}>
              Create page
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

interface FieldsProps {
  wanted: Wanted;
  change: (changed: Partial<Wanted>) => void;
  address: string;
  folder: string;
  /** What is wrong with the address, or with what is wanted there. */
  reason: string | undefined;
  places: ReturnType<typeof useMenuPlaces>;
}

function Fields({ wanted, change, address, folder, reason, places }: FieldsProps) {
  return (
    <>
      <TextInput
        data-autofocus
        required
        label="Heading"
        value={wanted.heading}
        onChange={({ currentTarget }) => change({ heading: currentTarget.value })}
      />
      <TextInput
        required
        label="Address"
        description={folder ? `In ${folder}/, where you are now` : 'At the top of the site'}
        value={address}
        error={reason}
        onChange={({ currentTarget }) => change({ address: currentTarget.value })}
      />
      <Beginning wanted={wanted} change={change} />
      <Select
        clearable
        searchable
        label="Show in the menu"
        placeholder="Not in the menu"
        limit={50}
        data={places.map(({ goal, words }) => ({
          value: goal.list,
          label: words.length ? `Under ${words.join(' › ')}` : 'At the end of the menu',
        }))}
        value={wanted.under}
        onChange={(under) => change({ under })}
      />
      <Checkbox
        label="Draft"
        description="Only previews show it, until you publish it"
        checked={wanted.isDraft}
        onChange={({ currentTarget }) => change({ isDraft: currentTarget.checked })}
      />
    </>
  );
}

const beginnings: { value: Wanted['begin']; label: string }[] = [
  { value: 'like', label: 'Like its neighbours' },
  { value: 'blank', label: 'Blank' },
  { value: 'copy', label: 'Copy of a page' },
];

function Beginning({ wanted: { begin, from }, change }: Pick<FieldsProps, 'wanted' | 'change'>) {
  const { data: site } = useSite();
  const pages = (site?.pages ?? []).filter((page) => !page.isNotFoundPage && !isTranslation(page));
  return (
    <>
      <Input.Wrapper label="Begin as" labelElement="div">
        <SegmentedControl
          aria-label="Begin as"
          fullWidth
          data={beginnings}
          value={begin}
          onChange={(next) => change({ begin: next as Wanted['begin'] })}
        />
      </Input.Wrapper>
      {begin === 'copy' && (
        <Select
          required
          searchable
          label="Copy of"
          placeholder="Name of a page"
          limit={50}
          nothingFoundMessage="No page is called that"
          data={pages.map(({ route, name }) => ({ value: route, label: `${name} · ${route}` }))}
          value={from}
          onChange={(next) => change({ from: next })}
        />
      )}
    </>
  );
}

/** Writes a page, all that is asked with it as one step, and opens it. */
function useCreate(opened: Opened) {
  const { arrange, change, flush } = useEditing();
  const menu = useLinkFile();
  return async (
    what: Arrangement,
    page: Pick<PageSummary, 'name' | 'route'>,
    isDraft: boolean,
    goal: LinkGoal | undefined,
  ) => {
    const label = `Page ${page.name} created`;
    const typing = `${label} ${Date.now()}`;
    const { isPossible, text, saved } = await arrange(what, label, { typing });
    if (!isPossible) throw new Error(text);
    const file = saved?.place?.file;
    if (isDraft && file) change(file, { kind: 'set', pointer: '/draft', value: true }, label, typing);
    const entry = menu && goal ? insertLink(menu, entryOfPage(page), goal) : undefined;
    if (typeof entry === 'object') for (const one of entry.changes) change(siteFile, one, label, typing);
    await flush();
    opened.open(addressOf({ route: page.route, isNotFoundPage: false }));
  };
}
