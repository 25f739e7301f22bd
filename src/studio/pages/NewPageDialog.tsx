import { Checkbox, Input, Modal, SegmentedControl, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import { addressStyleOf } from '#shared/addressName.ts';
import type { FileOperation } from '#shared/fileOperation.ts';
import { asObject, type JsonObject } from '#shared/json.ts';
import type { ListPosition } from '#shared/listMove.ts';
import type { PageSummary } from '#shared/studio.ts';
import { studioAddressOf } from '#shared/studioAddress.ts';
import { useEditing } from '../editing/Editing.tsx';
import { DialogButtons } from '../frame/DialogButtons.tsx';
import { useDialogAction } from '../frame/useDialogAction.ts';
import { insertLink } from '../menu/linkTree.ts';
import { createMenuEntry, siteSettingsPath, useMenuPositions, useSiteSettings } from '../menu/useLinkTree.ts';
import { useSite } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { isTranslation } from './isTranslation.ts';
import { folderFor, type NewPagePosition, normalizeAddress, suggestAddress } from './newAddress.ts';
import { useDryRun } from './useDryRun.ts';

interface NewPageDialogProps {
  /** Page beside or below which the new one is created; undefined for the top of the site. */
  near: PageSummary | undefined;
  standing: NewPagePosition;
  isCopy: boolean;
  opened: StudioNavigation;
  onClose: () => void;
}

interface NewPageInput {
  heading: string;
  /** Typed address; undefined while it follows from the heading. */
  address: string | undefined;
  begin: 'like' | 'blank' | 'copy';
  from: string | null;
  /** JSON pointer of the menu's list to which the page is added. */
  under: string | null;
  isDraft: boolean;
  isMarkdown: boolean;
  description: string;
}

export function NewPageDialog({ near, standing, isCopy, opened, onClose }: NewPageDialogProps) {
  const form = useForm<NewPageInput>({
    initialValues: {
      ...{ heading: '', address: undefined, under: null, isDraft: false, isMarkdown: false, description: '' },
      begin: isCopy ? 'copy' : 'like',
      from: isCopy && near ? near.route : null,
    },
  });
  const settings = useSiteSettings();
  const places = useMenuPositions();
  const folder = folderFor(near?.route ?? '/', near ? standing : 'below');
  const { heading, begin, from, under, isDraft, isMarkdown, description } = form.values;
  const address = form.values.address ?? suggestAddress(folder, heading, addressStyleOf(asObject(settings?.json)));
  const route = normalizeAddress(address);
  const operation: FileOperation = {
    ...{ kind: 'new-page', route, title: heading },
    ...(begin === 'copy' && from !== null && { from }),
    ...(begin === 'blank' && { isBlank: true }),
    ...(isMarkdown && { isMarkdown }),
  };
  const { reason, isOpen, arranged } = useDryRun(route && heading.trim() ? operation : undefined);
  const isReady = !isOpen && arranged?.isPossible === true && (begin !== 'copy' || from !== null);
  const createPage = useCreatePage(opened);
  const { mutate: create, isPending } = useDialogAction(() => {
    const goal = places.find(({ goal: { list } }) => list === under)?.goal;
    const own = { ...(isDraft && { draft: true }), ...(description.trim() && { description: description.trim() }) };
    return createPage(operation, { name: heading.trim(), route }, own, goal);
  }, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isPending) create();
  };
  return (
    <Modal opened onClose={onClose} title="New page" size="lg">
      <form onSubmit={submit}>
        <Stack gap="md">
          <NewPageFields {...{ form, address, folder, reason, places }} />
          <DialogButtons onClose={onClose} loading={isPending} disabled={!isReady}>
            Create page
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

interface NewPageFieldsProps {
  form: UseFormReturnType<NewPageInput>;
  address: string;
  folder: string;
  reason: string | undefined;
  places: ReturnType<typeof useMenuPositions>;
}

function NewPageFields({ form, address, folder, reason, places }: NewPageFieldsProps) {
  return (
    <>
      <TextInput data-autofocus required label="Heading" {...form.getInputProps('heading')} />
      <TextInput
        required
        label="Address"
        description={folder ? `In ${folder}/, where you are now` : 'At the top of the site'}
        {...form.getInputProps('address')}
        value={address}
        error={reason}
      />
      <Textarea
        autosize
        minRows={2}
        label="Description"
        description="One or two sentences for search results; they can be written later, before it is published"
        {...form.getInputProps('description')}
      />
      <StartFromField form={form} />
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
        {...form.getInputProps('under')}
      />
      <Checkbox
        label="Draft"
        description="Only previews show it, until you publish it"
        {...form.getInputProps('isDraft', { type: 'checkbox' })}
      />
      <Checkbox
        label="As Markdown"
        description="For a page that is mostly text: its file can be written in any editor"
        {...form.getInputProps('isMarkdown', { type: 'checkbox' })}
      />
    </>
  );
}

const startFromOptions: { value: NewPageInput['begin']; label: string }[] = [
  { value: 'like', label: 'Like its neighbours' },
  { value: 'blank', label: 'Blank' },
  { value: 'copy', label: 'Copy of a page' },
];

function StartFromField({ form }: Pick<NewPageFieldsProps, 'form'>) {
  const { data: site } = useSite();
  const pages = (site?.pages ?? []).filter((page) => !page.isNotFoundPage && !isTranslation(page));
  return (
    <>
      <Input.Wrapper label="Begin as" labelElement="div">
        <SegmentedControl
          aria-label="Begin as"
          fullWidth
          data={startFromOptions}
          value={form.values.begin}
          onChange={(begin) => form.setFieldValue('begin', begin as NewPageInput['begin'])}
        />
      </Input.Wrapper>
      {form.values.begin === 'copy' && (
        <Select
          required
          searchable
          label="Copy of"
          placeholder="Name of a page"
          limit={50}
          nothingFoundMessage="No page is called that"
          data={pages.map(({ route, name }) => ({ value: route, label: `${name} · ${route}` }))}
          {...form.getInputProps('from')}
        />
      )}
    </>
  );
}

/**
 * Creates a page with all its options as one undo step, and opens it. The function takes the properties of the page that
 * were chosen, and its place in the menu.
 */
function useCreatePage(opened: StudioNavigation) {
  const { arrange, change, flush } = useEditing();
  const menu = useSiteSettings();
  return async (
    operation: FileOperation,
    page: Pick<PageSummary, 'name' | 'route'>,
    own: JsonObject,
    goal: ListPosition | undefined,
  ) => {
    const label = `Page ${page.name} created`;
    const typing = `${label} ${Date.now()}`;
    const { isPossible, text, saved } = await arrange(operation, label, { typing });
    if (!isPossible) throw new Error(text);
    const file = saved?.place?.file;
    if (file)
      for (const [key, value = null] of Object.entries(own))
        change(file, { kind: 'set', pointer: `/${key}`, value }, label, typing);
    const entry = menu && goal ? insertLink(menu, createMenuEntry(page), goal) : undefined;
    if (typeof entry === 'object') for (const one of entry.changes) change(siteSettingsPath, one, label, typing);
    await flush();
    opened.open(studioAddressOf({ route: page.route, isNotFoundPage: false }));
  };
}
