import { ActionIcon, Group, Menu, ScrollArea, SegmentedControl, Select, Text, TextInput, Tooltip } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import type { PageSummary } from '#shared/studio.ts';
import { studioAddressOf } from '#shared/studioAddress.ts';
import newIcon from '~icons/tabler/file-plus';
import searchIcon from '~icons/tabler/search';
import { PageMenuItems } from '../pages/PageMenuItems.tsx';
import { usePageOperations } from '../pages/PageOperations.tsx';
import { PagesInFolders } from '../pages/PagesInFolders.tsx';
import { PagesInMenu } from '../pages/PagesInMenu.tsx';
import { filterPages, type PageFilter, pageFilterOptions } from '../pages/pageFilter.ts';
import { useProblems, useSearch, useSite } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { useStoredSetting } from '../useStoredSetting.ts';
import { Icon } from './Icon.tsx';
import { searchPages } from './pageTree.ts';
import { SearchHits } from './SearchHits.tsx';
import classes from './StudioFrame.module.css';
import { formatShortcut } from './shortcuts.ts';

type PageOrder = 'folder' | 'menu';

export function PagesPanel({ opened }: { opened: StudioNavigation }) {
  const { data: site } = useSite();
  const { data: problems } = useProblems();
  const [words, setWords] = useState('');
  const [searchWords] = useDebouncedValue(words.trim(), 150);
  const { data: hits } = useSearch(searchWords);
  const [filter, setFilter] = useState<PageFilter>('all');
  const [order, setOrder] = useStoredSetting<PageOrder>('lintel-studio:pages', 'folder');
  const pages = useMemo(() => {
    const all = site?.pages ?? [];
    return filterPages(filter, searchWords ? searchPages(all, searchWords) : all, problems ?? []);
  }, [site, searchWords, filter, problems]);
  const isNarrowed = searchWords !== '' || filter !== 'all';
  return (
    <div className={classes.column}>
      <Group gap={6} p="xs" pb={6} wrap="nowrap">
        <TextInput
          size="xs"
          type="search"
          flex={1}
          aria-label="Find a page or a text"
          placeholder="Find a page or a text"
          leftSection={<Icon svg={searchIcon} size="0.875rem" />}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <NewPageButton page={opened.page} />
      </Group>
      <Group gap={6} px="xs" pb={6} wrap="nowrap">
        <Select
          size="xs"
          flex={1}
          aria-label="Which pages"
          allowDeselect={false}
          data={pageFilterOptions}
          value={filter}
          onChange={(value) => setFilter((value as PageFilter | null) ?? 'all')}
        />
        <SegmentedControl<PageOrder>
          size="xs"
          aria-label="In which order"
          data={[
            { value: 'folder', label: 'Folder' },
            { value: 'menu', label: 'Menu' },
          ]}
          value={order}
          onChange={setOrder}
        />
      </Group>
      <ScrollArea className={classes.scroll} type="auto">
        <PageContextMenu pages={site?.pages ?? []}>
          {order === 'menu' ? (
            <PagesInMenu pages={pages} opened={opened} isNarrowed={isNarrowed} />
          ) : (
            <PagesInFolders pages={pages} opened={opened} isOpened={isNarrowed} />
          )}
        </PageContextMenu>
        {isNarrowed && pages.length === 0 && (
          <Text size="xs" c="dimmed" px="sm" py="xs">
            {searchWords ? 'No page is called that.' : 'There is no such page.'}
          </Text>
        )}
        {searchWords && hits && <SearchHits hits={hits} words={searchWords} opened={opened} />}
      </ScrollArea>
    </div>
  );
}

function NewPageButton({ page }: { page: PageSummary | undefined }) {
  const { ask } = usePageOperations();
  return (
    <Tooltip label={`New page (${formatShortcut('new-page')})`}>
      <ActionIcon
        size="md"
        variant="light"
        aria-label="New page"
        onClick={() => ask({ kind: 'new', near: page, standing: 'beside', isCopy: false })}
      >
        <Icon svg={newIcon} size="1rem" />
      </ActionIcon>
    </Tooltip>
  );
}

/** Context menu of pages: for a right-clicked row, or the focused one when the menu key is pressed. */
function PageContextMenu({ pages, children }: { pages: readonly PageSummary[]; children: ReactNode }) {
  const [page, setPage] = useState<PageSummary>();
  const choose = (event: MouseEvent) => {
    const row = (event.target as Element).closest('[role=treeitem]')?.querySelector('[data-page]');
    const address = row?.getAttribute('data-page');
    const found = pages.find((one) => studioAddressOf(one) === address);
    setPage(found);
    // No menu without a page.
    if (!found) event.preventDefault();
  };
  return (
    <Menu withinPortal={false} floatingStrategy="fixed" position="bottom-start" returnFocus>
      <Menu.ContextMenu>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the menu key of the keyboard triggers this event too */}
        <div onContextMenu={choose}>{children}</div>
      </Menu.ContextMenu>
      <Menu.Dropdown>{page && <PageMenuItems page={page} />}</Menu.Dropdown>
    </Menu>
  );
}
