import { Anchor, EmptyState, Stack, Table, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ListSummary } from '#shared/studio.ts';
import listIcon from '~icons/tabler/table';
import { useFocusOnArrival } from '../frame/focusOnArrival.ts';
import { Icon } from '../frame/Icon.tsx';
import { usePlaceUses } from '../properties/contentQueries.ts';
import { useSite } from '../queries.ts';
import { addressOfList } from '../studioNavigation.ts';
import classes from './Lists.module.css';

export function ListsOverview() {
  const { data: site } = useSite();
  const main = useFocusOnArrival();
  const lists = site?.lists ?? [];
  return (
    <main ref={main} tabIndex={-1} className={classes.overview}>
      <Stack gap="xs" maw={960}>
        <Text size="sm" c="dimmed">
          What is used in more than one place, or is too long to sit in a page. What you change in a list changes
          wherever it is shown.
        </Text>
        {site && lists.length === 0 ? (
          <EmptyState pt="xl" icon={<Icon svg={listIcon} size="2rem" />} title="This site has no lists yet" />
        ) : (
          <Table verticalSpacing="xs" highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>List</Table.Th>
                <Table.Th ta="end">Rows</Table.Th>
                <Table.Th>Shown on</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lists.map((list) => (
                <OverviewRow key={list.file} list={list} />
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </main>
  );
}

const maxNamedPages = 3;

function OverviewRow({ list: { file, name, description, items } }: { list: ListSummary }) {
  const { data: uses } = usePlaceUses({ file, pointer: '' });
  const pages = uses?.pages ?? [];
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} to={addressOfList(name)} fw={500} size="sm">
          {name}
        </Anchor>
        {description && (
          <Text size="xs" c="dimmed">
            {description}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="end" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {items.toLocaleString()}
      </Table.Td>
      <Table.Td>
        {uses && pages.length === 0 && (
          <Text size="sm" c="dimmed">
            No page
          </Text>
        )}
        {pages.length > maxNamedPages
          ? `${pages.length} pages`
          : pages.map((page) => (
              <Anchor key={page} component={Link} to={`/pages${page}`} size="sm" me="sm">
                {page}
              </Anchor>
            ))}
      </Table.Td>
    </Table.Tr>
  );
}
