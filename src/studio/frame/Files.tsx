import { NavLink, ScrollArea, Text } from '@mantine/core';
import type { FileSummary } from '#shared/studio.ts';
import dataIcon from '~icons/tabler/database';
import layoutIcon from '~icons/tabler/layout';
import sharedIcon from '~icons/tabler/packages';
import patternIcon from '~icons/tabler/template';
import siteIcon from '~icons/tabler/world-cog';
import { useSite } from '../queries.ts';
import type { Opened } from '../selection.ts';
import classes from './Frame.module.css';
import { Icon } from './Icon.tsx';

/** Everything that is no page: what holds for the whole site, layouts, lists, blocks that several pages share. */
export function Files({ opened }: { opened: Opened }) {
  const { data: site } = useSite();
  if (!site) return null;
  const group = (title: string, files: FileSummary[], icon: string) =>
    files.length > 0 && (
      <section aria-label={title}>
        <Text size="xs" fw={600} c="dimmed" px="sm" pt="sm" pb={4}>
          {title}
        </Text>
        {files.map(({ file, name }) => (
          <NavLink
            key={file}
            component="button"
            label={name}
            active={opened.place?.file === file}
            leftSection={<Icon svg={icon} />}
            onClick={() => opened.select({ file, pointer: '' })}
          />
        ))}
      </section>
    );
  return (
    <ScrollArea className={classes.scroll} type="auto">
      {group('The whole site', [{ file: '_site.json', name: 'Name, menu, footer, colours' }], siteIcon)}
      {group('Layouts', site.layouts, layoutIcon)}
      {group('Lists', site.lists, dataIcon)}
      {group('Shared blocks', site.shared, sharedIcon)}
      {group('Patterns', site.patterns, patternIcon)}
    </ScrollArea>
  );
}
