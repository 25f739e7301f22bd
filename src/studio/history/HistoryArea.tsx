import { Badge, Button, EmptyState, Group, Loader, NavLink, ScrollArea, Stack, Text, Title } from '@mantine/core';
import dayjs from 'dayjs';
import { useParams, useSearchParams } from 'react-router-dom';
import { formatTimestamp } from '#shared/formatText.ts';
import { isSameLocation } from '#shared/pointer.ts';
import type { PageVersion } from '#shared/publish.ts';
import { studioAddressOf } from '#shared/studioAddress.ts';
import historyIcon from '~icons/tabler/history';
import { messageOfError } from '../api.ts';
import { BlockPreview } from '../changes/BlockPreview.tsx';
import { useVersions } from '../changes/repositoryQueries.ts';
import { useRestore } from '../changes/useRestore.ts';
import { listBlockLocations } from '../composing/blockLocation.ts';
import { Area } from '../frame/Area.tsx';
import { AreaTitle } from '../frame/AreaTitle.tsx';
import { Icon } from '../frame/Icon.tsx';
import { framedAddressWithoutScripts, frameSandbox, pastPageAddress } from '../framedPages/siteOrigin.ts';
import { useOutline, useSite } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import classes from './History.module.css';

export function HistoryArea({ opened }: { opened: StudioNavigation }) {
  const path = `/${useParams()['*'] ?? ''}`.replace(/(.)\/$/, '$1');
  const [parameters, setParameters] = useSearchParams();
  const pointer = parameters.get('block') ?? '';
  const { data: site } = useSite();
  const page = site?.pages.find((one) => studioAddressOf(one) === path);
  const { data: outline } = useOutline(pointer ? page?.file : undefined, {});
  const block =
    outline &&
    page &&
    listBlockLocations(outline.list).find((one) => isSameLocation(one.block.place, { file: page.file, pointer }))
      ?.block;
  const { data: versions, error } = useVersions(page?.file, pointer);
  const chosen = versions?.find(({ commit }) => commit === parameters.get('version')) ?? versions?.[0];
  const name = page?.name ?? 'No such page';
  const subject = pointer
    ? [block?.label, block?.name && `“${block.name}”`].filter(Boolean).join(' ') || 'Block'
    : name;
  const choose = (commit: string) => {
    const next = new URLSearchParams(parameters);
    next.set('version', commit);
    setParameters(next, { replace: true });
  };
  return (
    <Area
      opened={opened}
      start={
        <>
          <AreaTitle>History of {pointer ? `${subject}, on ${name}` : name}</AreaTitle>
          <Button
            size="compact-sm"
            variant="default"
            flex="none"
            onClick={() => opened.open(path, page && pointer ? { file: page.file, pointer } : undefined)}
          >
            Back to the page
          </Button>
        </>
      }
    >
      {error ? (
        <EmptyState pt="xl" title="The history cannot be read" description={messageOfError(error)} />
      ) : !versions || !page ? (
        <Loader m="auto" aria-label="Reading the history" />
      ) : chosen ? (
        <main className={classes.history}>
          <ScrollArea type="auto" className={classes.versions} component="nav" aria-label="Versions">
            {versions.map((version) => (
              <VersionItem
                key={version.commit}
                version={version}
                isChosen={version.commit === chosen.commit}
                onChoose={() => choose(version.commit)}
              />
            ))}
          </ScrollArea>
          <PastVersion key={chosen.commit} {...{ version: chosen, page, pointer, subject }} />
        </main>
      ) : (
        <EmptyState
          pt="xl"
          icon={<Icon svg={historyIcon} size="2rem" />}
          title="No earlier version"
          description="It was never committed. Publish it under Changes, and its versions are listed here."
        />
      )}
    </Area>
  );
}

interface VersionItemProps {
  version: PageVersion;
  isChosen: boolean;
  onChoose: () => void;
}

function VersionItem({ version: { author, date, subject, changes }, isChosen, onChoose }: VersionItemProps) {
  return (
    <NavLink
      component="button"
      className={classes.version}
      active={isChosen}
      aria-current={isChosen || undefined}
      noWrap={false}
      onClick={onChoose}
      label={subject}
      description={
        <>
          {author}, {formatCommitDate(date)}
          {changes.map((change) => (
            <Text key={change} size="xs" component="span" display="block">
              {change}
            </Text>
          ))}
        </>
      }
    />
  );
}

interface PastVersionProps {
  version: PageVersion;
  page: { file: string; route: string };
  /** Current pointer of the block; empty for the page. */
  pointer: string;
  subject: string;
}

function PastVersion({ version, page, pointer, subject }: PastVersionProps) {
  const { commit, file, date, author } = version;
  const { files, part } = useRestore(commit);
  const route = file === page.file ? page.route : version.route;
  const restore = () => {
    if (pointer) part({ file: page.file, pastFile: file, now: pointer, before: version.pointer, name: subject });
    else if (file === page.file) files([file], subject);
    else part({ file: page.file, pastFile: file, now: '', before: '', name: subject });
  };
  return (
    <Stack gap="sm" className={classes.past} p="md">
      <Group justify="space-between" wrap="nowrap">
        <Group gap="xs">
          <Title order={2} size="h5">
            As it was on {formatCommitDate(date)}
          </Title>
          <Badge variant="light" color="gray" tt="none">
            {author}
          </Badge>
        </Group>
        <Button flex="none" onClick={restore}>
          {pointer ? 'Bring this block back' : 'Bring this page back'}
        </Button>
      </Group>
      {pointer ? (
        <div className={classes.sides}>
          <BlockPreview
            name="Then"
            src={pastPageAddress(commit, route)}
            place={{ file, pointer: version.pointer ?? pointer }}
          />
          <BlockPreview name="Now" src={framedAddressWithoutScripts(page.route)} place={{ file: page.file, pointer }} />
        </div>
      ) : (
        <iframe
          className={classes.page}
          title={`${subject} as it was`}
          src={pastPageAddress(commit, route)}
          sandbox={frameSandbox}
        />
      )}
    </Stack>
  );
}

/** In the local time zone: `2 March 2027, 09:00`. */
const formatCommitDate = (date: string): string => formatTimestamp(dayjs(date).format('YYYY-MM-DDTHH:mm'));
