import { ActionIcon, NavLink, ScrollArea, Text, Tooltip } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { FileSummary } from '#shared/studio.ts';
import dataIcon from '~icons/tabler/database';
import layoutIcon from '~icons/tabler/layout';
import sharedIcon from '~icons/tabler/packages';
import tableIcon from '~icons/tabler/table';
import patternIcon from '~icons/tabler/template';
import siteIcon from '~icons/tabler/world-cog';
import { useSite } from '../queries.ts';
import { addressOfList, type StudioNavigation } from '../studioNavigation.ts';
import { Icon } from './Icon.tsx';
import classes from './StudioFrame.module.css';

export function SiteFileList({ opened }: { opened: StudioNavigation }) {
  const { data: site } = useSite();
  if (!site) return null;
  const group = (title: string, files: FileSummary[], icon: string, asTable = false) =>
    files.length > 0 && (
      <section aria-label={title}>
        <Text size="xs" fw={600} c="dimmed" px="sm" pt="sm" pb={4}>
          {title}
        </Text>
        {files.map(({ file, name }) => (
          <div key={file} className={classes.file}>
            <NavLink
              component="button"
              label={name}
              active={opened.place?.file === file}
              leftSection={<Icon svg={icon} />}
              onClick={() => opened.select({ file, pointer: '' })}
            />
            {asTable && <OpenAsTableButton name={name} />}
          </div>
        ))}
      </section>
    );
  return (
    <ScrollArea className={classes.scroll} type="auto">
      {group('The whole site', [{ file: '_site.json', name: 'Name, menu, footer, colours' }], siteIcon)}
      {group('Layouts', site.layouts, layoutIcon)}
      {group('Lists', site.lists, dataIcon, true)}
      {group('Shared blocks', site.shared, sharedIcon)}
      {group('Patterns', site.patterns, patternIcon)}
    </ScrollArea>
  );
}

function OpenAsTableButton({ name }: { name: string }) {
  const label = `Open ${name} as a table`;
  return (
    <Tooltip label="Open as a table">
      <ActionIcon component={Link} to={addressOfList(name)} variant="subtle" color="gray" aria-label={label}>
        <Icon svg={tableIcon} />
      </ActionIcon>
    </Tooltip>
  );
}
