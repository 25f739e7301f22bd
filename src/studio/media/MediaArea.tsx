import { Button, Group, SegmentedControl, Stack, Text, TextInput, Title, UnstyledButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { formatCount } from '#shared/formatText.ts';
import type { MediaFileSummary } from '#shared/media.ts';
import gridIcon from '~icons/tabler/layout-grid';
import listIcon from '~icons/tabler/list';
import searchIcon from '~icons/tabler/search';
import { Area } from '../frame/Area.tsx';
import { AreaTitle } from '../frame/AreaTitle.tsx';
import { useFocusOnArrival } from '../frame/focusOnArrival.ts';
import { Icon } from '../frame/Icon.tsx';
import { useMediaFiles, useMediaUseCounts } from '../properties/contentQueries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { AddFilesButton } from './AddFilesButton.tsx';
import { FilePanel } from './FilePanel.tsx';
import classes from './Media.module.css';
import { MediaDropzone } from './MediaDropzone.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { baseNameOf, filterFiles, foldersOf, formatSize, type MediaFilterKind } from './mediaFiles.ts';
import { mediaUploads } from './mediaUploads.ts';
import { RemovalRefusedDialog } from './RemovalRefusedDialog.tsx';
import { UploadList } from './UploadList.tsx';
import { type MediaAddress, useMediaAddress } from './useMediaAddress.ts';
import { useRemoveFiles } from './useRemoveFiles.ts';

export function MediaArea({ opened }: { opened: StudioNavigation }) {
  const [address, change] = useMediaAddress();
  const { data: files = [], isPending } = useMediaFiles();
  const { data: counts } = useMediaUseCounts();
  const main = useFocusOnArrival();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const shown = filterFiles(files, counts, address);
  const chosen = marked.length > 1 ? marked.filter((path) => files.some((file) => file.path === path)) : [];
  const current = files.find(({ path }) => path === address.file);
  const selectedPaths = chosen.length > 1 ? chosen : current ? [current.path] : [];
  const { remove, refused, closeRefused } = useRemoveFiles(() => setMarked([]));
  const showFile = (path: string) => {
    setMarked([path]);
    change({ file: path });
  };
  const choose = (path: string, { isAdding, isRange }: { isAdding: boolean; isRange: boolean }) => {
    const paths = shown.map((file) => file.path);
    const [from, to] = [paths.indexOf(address.file ?? path), paths.indexOf(path)];
    if (isRange && from >= 0) return setMarked(paths.slice(Math.min(from, to), Math.max(from, to) + 1));
    if (!isAdding) return showFile(path);
    setMarked(selectedPaths.includes(path) ? selectedPaths.filter((one) => one !== path) : [...selectedPaths, path]);
  };
  useWindowEvent('paste', ({ clipboardData, target }) => {
    const pasted = [...(clipboardData?.files ?? [])];
    const isText = (target as Element).closest('input, textarea') !== null;
    if (!isText) mediaUploads.add(pasted, { folder: address.folder });
  });
  return (
    <Area opened={opened} start={<AreaTitle>Media</AreaTitle>}>
      <MediaDropzone folder={address.folder}>
        <main ref={main} tabIndex={-1} className={classes.area} aria-busy={isPending}>
          <nav className={classes.side} aria-label="Folders">
            <FolderList folders={foldersOf(files)} folder={address.folder} onChoose={(folder) => change({ folder })} />
          </nav>
          <section className={classes.middle} aria-label="Library">
            <MediaToolbar address={address} change={change} />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
            <section className={classes.files} tabIndex={0} aria-label="Files shown">
              <Text size="xs" c="dimmed" role="status" mb="xs">
                {formatCount(shown.length, 'file')}
                {address.folder && ` in ${address.folder}`}
              </Text>
              {files.length === 0 && !isPending ? (
                <Text>There are no files yet. Drop some here, or choose “Add files”.</Text>
              ) : (
                <MediaGrid
                  files={shown}
                  view={address.view}
                  counts={counts}
                  chosen={new Set(selectedPaths)}
                  onChoose={choose}
                  onRemove={() => void remove(selectedPaths)}
                />
              )}
            </section>
            <UploadList onShow={showFile} />
          </section>
          <aside className={classes.side} aria-label="What is chosen">
            {chosen.length > 1 ? (
              <FilesSummary
                files={files.filter(({ path }) => chosen.includes(path))}
                remove={() => void remove(chosen)}
              />
            ) : current ? (
              <FilePanel
                key={current.path}
                file={current}
                remove={() => void remove([current.path])}
                onMoved={showFile}
              />
            ) : (
              <Text size="sm" c="dimmed">
                Choose a file to see it, where it is used, and what can be done with it.
              </Text>
            )}
          </aside>
        </main>
      </MediaDropzone>
      <RemovalRefusedDialog paths={refused} onClose={closeRefused} />
    </Area>
  );
}

function MediaToolbar({
  address,
  change,
}: {
  address: MediaAddress;
  change: (changed: Partial<MediaAddress>) => void;
}) {
  const shows: { value: MediaFilterKind; label: string }[] = [
    { value: 'all', label: 'All' },
    { value: 'pictures', label: 'Pictures' },
    { value: 'documents', label: 'Documents' },
    { value: 'unused', label: 'Unused' },
  ];
  const views = [
    { value: 'grid', svg: gridIcon, name: 'As a grid' },
    { value: 'list', svg: listIcon, name: 'As a list' },
  ];
  return (
    <Group gap="xs" p="xs">
      <TextInput
        size="xs"
        flex={1}
        miw="8rem"
        type="search"
        aria-label="Search by name"
        placeholder="Search by name"
        leftSection={<Icon svg={searchIcon} size="0.875rem" />}
        value={address.search}
        onChange={({ currentTarget }) => change({ search: currentTarget.value })}
      />
      <SegmentedControl
        size="xs"
        aria-label="Which files"
        data={shows}
        value={address.show}
        onChange={(show) => change({ show: show as MediaFilterKind })}
      />
      <SegmentedControl
        size="xs"
        aria-label="How they are shown"
        data={views.map(({ value, svg, name }) => ({
          value,
          label: (
            <span title={name} role="img" aria-label={name}>
              <Icon svg={svg} size="1rem" />
            </span>
          ),
        }))}
        value={address.view}
        onChange={(view) => change({ view: view as MediaAddress['view'] })}
      />
      <AddFilesButton folder={address.folder} />
    </Group>
  );
}

/** Summary and actions of several chosen files. */
function FilesSummary({ files, remove }: { files: readonly MediaFileSummary[]; remove: () => void }) {
  return (
    <Stack gap="sm">
      <Title order={2} size="sm">
        {files.length} files
      </Title>
      <Text size="xs" c="dimmed">
        {formatSize(files.reduce((sum, { bytes }) => sum + bytes, 0))} together
      </Text>
      <Group>
        <Button size="xs" variant="default" onClick={remove}>
          Delete
        </Button>
      </Group>
    </Stack>
  );
}

function FolderList(props: { folders: string[]; folder: string; onChoose: (folder: string) => void }) {
  return ['', ...props.folders].map((folder) => (
    <UnstyledButton
      key={folder}
      display="block"
      w="100%"
      className={classes.folder}
      style={{ '--label-offset': `${folder.split('/').length - 1}rem` }}
      mod={{ current: folder === props.folder }}
      aria-current={folder === props.folder || undefined}
      onClick={() => props.onChoose(folder)}
    >
      {folder ? baseNameOf(folder) : 'All files'}
    </UnstyledButton>
  ));
}
