import { ActionIcon } from '@mantine/core';
import type { MouseEvent } from 'react';
import type { PageSummary } from '#shared/studio.ts';
import moreIcon from '~icons/tabler/dots';
import { Icon } from '../frame/Icon.tsx';
import classes from '../frame/StudioFrame.module.css';

/** Mouse button that opens the menu of a page; by keyboard the menu key of the tree does. */
export function PageMenuButton({ page }: { page: PageSummary }) {
  return (
    <ActionIcon
      className={classes.rowAction}
      size="xs"
      variant="subtle"
      color="gray"
      tabIndex={-1}
      aria-haspopup="menu"
      aria-label={`Menu of ${page.name}`}
      onClick={openMenu}
    >
      <Icon svg={moreIcon} size="0.875rem" />
    </ActionIcon>
  );
}

/** Opens the tree's context menu by an event, because the whole tree has one menu. */
function openMenu(event: MouseEvent<HTMLElement>): void {
  event.stopPropagation();
  const { left: clientX, bottom: clientY } = event.currentTarget.getBoundingClientRect();
  const eventInit = { bubbles: true, cancelable: true, clientX, clientY };
  event.currentTarget.dispatchEvent(new window.MouseEvent('contextmenu', eventInit));
}
