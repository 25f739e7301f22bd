import { Stack, Text, UnstyledButton } from '@mantine/core';
import { NavLink, useLocation } from 'react-router-dom';
import comingIcon from '~icons/tabler/calendar-event';
import changesIcon from '~icons/tabler/file-diff';
import pagesIcon from '~icons/tabler/files';
import mediaIcon from '~icons/tabler/photo';
import listsIcon from '~icons/tabler/table';
import siteIcon from '~icons/tabler/world-cog';
import classes from './AreaNavigation.module.css';
import { addressOfArea } from './areaAddresses.ts';
import { Icon } from './Icon.tsx';

/** Areas of the studio; `path` is the first part of their addresses below `/_studio/`. */
export const areas = [
  { path: 'pages', label: 'Pages', icon: pagesIcon },
  { path: 'lists', label: 'Lists', icon: listsIcon },
  { path: 'media', label: 'Media', icon: mediaIcon },
  { path: 'site', label: 'Site', icon: siteIcon },
  { path: 'coming', label: 'Coming', icon: comingIcon },
  { path: 'changes', label: 'Changes', icon: changesIcon },
];

export function AreaNavigation() {
  const location = useLocation();
  return (
    <Stack component="nav" aria-label="Areas of the studio" className={classes.rail} gap={2}>
      {areas.map(({ path, label, icon }) => (
        <UnstyledButton key={path} component={NavLink} to={addressOfArea(path, location)} className={classes.area}>
          <Icon svg={icon} size="1.25rem" />
          <Text span className={classes.label}>
            {label}
          </Text>
        </UnstyledButton>
      ))}
    </Stack>
  );
}
