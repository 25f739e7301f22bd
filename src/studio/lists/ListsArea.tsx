import { Alert, Anchor, Loader, Text } from '@mantine/core';
import { Link, useMatch } from 'react-router-dom';
import type { ListSummary } from '#shared/studio.ts';
import { useFileJson } from '../editing/Editing.tsx';
import { Area } from '../frame/Area.tsx';
import { AreaTitle } from '../frame/AreaTitle.tsx';
import { useFile, useSite } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import classes from './Lists.module.css';
import { ListsOverview } from './ListsOverview.tsx';
import { ListTable } from './ListTable.tsx';
import { readList } from './listJson.ts';

export function ListsArea({ opened }: { opened: StudioNavigation }) {
  const name = useMatch('/lists/*')?.params['*'];
  const { list } = opened;
  return (
    <Area opened={opened} start={<ListBreadcrumb name={name} />}>
      {!name ? (
        <ListsOverview />
      ) : list ? (
        <OpenList key={list.file} opened={opened} list={list} />
      ) : (
        <ListNotFound name={name} />
      )}
    </Area>
  );
}

function ListBreadcrumb({ name }: { name: string | undefined }) {
  if (!name) return <AreaTitle>Lists</AreaTitle>;
  return (
    <>
      <Anchor component={Link} to="/lists/" size="sm">
        Lists
      </Anchor>
      <Text c="dimmed" size="sm" aria-hidden>
        /
      </Text>
      <AreaTitle>{name}</AreaTitle>
    </>
  );
}

function OpenList({ opened, list }: { opened: StudioNavigation; list: ListSummary }) {
  const { error, data } = useFile(list.file);
  const json = useFileJson(list.file);
  const read = readList(json);
  if (read) return <ListTable opened={opened} list={list} json={read} />;
  if (!data && !error) return <Loader m="auto" aria-label="Loading" />;
  return (
    <main className={classes.overview}>
      <Alert color="red" title="This list cannot be shown as a table">
        {error?.message ??
          `${list.file} holds no list of items that can be read. Correct its text in the JSON pane first.`}
      </Alert>
    </main>
  );
}

function ListNotFound({ name }: { name: string }) {
  const { data: site } = useSite();
  if (!site) return <Loader m="auto" aria-label="Loading" />;
  return (
    <main className={classes.overview}>
      <Alert color="gray" title="There is no such list">
        No list is called “{name}”. It may have been renamed or removed.
      </Alert>
    </main>
  );
}
