import { ActionIcon, Group, Menu, ScrollArea, SegmentedControl, Select, Text, TextInput, Tooltip } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { addressOf } from '#shared/pageAddress.ts';
import type { PageSummary } from '#shared/studio.ts';
import newIcon from '~icons/tabler/file-plus';
import searchIcon from '~icons/tabler/search';
import { useArranging } from '../pages/Arranging.tsx';
import { PageMenuItems } from '../pages/PageMenuItems.tsx';
import { PagesInFolders } from '../pages/PagesInFolders.tsx';
import { PagesInMenu } from '../pages/PagesInMenu.tsx';
import { type PageFilter, pageFilters, pagesOf } from '../pages/pageFilter.ts';
import { useProblems, useSearch, useSite } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { useStored } from '../useStored.ts';
import classes from './Frame.module.css';
import { Icon } from './Icon.tsx';
import { keyOf } from './keys.ts';
import { pagesMatching } from './pageTree.ts';
import { SearchHits } from './SearchHits.tsx';

type Order = 'folder' | 'menu';

/** All pages of the site as a tree, and what is found in them. */
export function PageTree({ opened }: { opened: Opened }) {
  const { data: site } = useSite();
  const { data: problems } = useProblems();
  const [words, setWords] = useState('');
  const [asked] = useDebouncedValue(words.trim(), 150);
  const { data: hits } = useSearch(asked);
  const [filter, setFilter] = useState<PageFilter>('all');
  const [order, setOrder] = useStored<Order>('lintel-studio:pages', 'folder');
  const pages = useMemo(() => {
    const all = site?.pages ?? [];
    return pagesOf(filter, asked ? pagesMatching(all, asked) : all, problems ?? []);
  }, [site, asked, filter, problems]);
  const isNarrowed = asked !== '' || filter !== 'all';
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
          data={pageFilters}
          value={filter}
          onChange={(value) => setFilter((value as PageFilter | null) ?? 'all')}
        />
        <SegmentedControl<Order>
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
        <WithPageMenu pages={site?.pages ?? []}>
          {order === 'menu' ? (
            <PagesInMenu pages={pages} opened={opened} isNarrowed={isNarrowed} />
          ) : (
            <PagesInFolders pages={pages} opened={opened} isOpened={isNarrowed} />
          )}
        </WithPageMenu>
        {isNarrowed && pages.length === 0 && (
          <Text size="xs" c="dimmed" px="sm" py="xs">
            {asked ? 'No page is called that.' : 'There is no such page.'}
          </Text>
        )}
        {asked && hits && <SearchHits hits={hits} words={asked} opened={opened} />}
      </ScrollArea>
    </div>
  );
}

function NewPageButton({ page }: { page: PageSummary | undefined }) {
  const { ask } = useArranging();
  return (
    <Tooltip label={`New page (${keyOf('new-page')})`}>
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

/** Opens the menu of the page whose row is clicked with the other button, or has the focus when its key is pressed. */
function WithPageMenu({ pages, children }: { pages: readonly PageSummary[]; children: ReactNode }) {
  const [page, setPage] = useState<PageSummary>();
  const choose = (event: MouseEvent) => {
    const row = (event.target as Element).closest('[role=treeitem]')?.querySelector('[data-page]');
    const address = row?.getAttribute('data-page');
    const found = pages.find((one) => addressOf(one) === address);
    setPage(found);
    // Menus stay away from what has none.
    if (!found) event.preventDefault();
  };
  return (
    <Menu withinPortal={false} floatingStrategy="fixed" position="bottom-start" returnFocus>
      <Menu.ContextMenu>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has its own key for menus, which comes here too */}
        <div onContextMenu={choose}>{children}</div>
      </Menu.ContextMenu>
      <Menu.Dropdown>{page && <PageMenuItems page={page} />}</Menu.Dropdown>
    </Menu>
  );
}
