import { ActionIcon, Menu } from '@mantine/core';
import type { PageSummary } from '#shared/studio.ts';
import moreIcon from '~icons/tabler/dots';
import classes from '../frame/Frame.module.css';
import { Icon } from '../frame/Icon.tsx';
import { PageMenuItems } from './PageMenuItems.tsx';

/** What can be done with a page, behind its row: there for the mouse, keys have the menu key in the tree. */
export function PageMenuButton({ page }: { page: PageSummary }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          className={classes.rowAction}
          size="xs"
          variant="subtle"
          color="gray"
          tabIndex={-1}
          aria-label={`What can be done with ${page.name}`}
          onClick={(event) => event.stopPropagation()}
        >
          <Icon svg={moreIcon} size="0.875rem" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown onClick={(event) => event.stopPropagation()}>
        <PageMenuItems page={page} />
      </Menu.Dropdown>
    </Menu>
  );
}
