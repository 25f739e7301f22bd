import { Stack, Text, UnstyledButton } from '@mantine/core';
import { NavLink } from 'react-router-dom';
import classes from './AreaNavigation.module.css';
import { areas } from './areas.ts';
import { Icon } from './Icon.tsx';

export function AreaNavigation() {
  return (
    <Stack component="nav" aria-label="Areas of the studio" className={classes.rail} gap={2}>
      {areas.map(({ path, label, icon }) => (
        <UnstyledButton key={path} component={NavLink} to={`/${path}/`} className={classes.area}>
          <Icon svg={icon} size="1.25rem" />
          <Text span className={classes.label}>
            {label}
          </Text>
        </UnstyledButton>
      ))}
    </Stack>
  );
}
