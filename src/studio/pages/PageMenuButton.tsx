import { ActionIcon } from '@mantine/core';
import type { MouseEvent } from 'react';
import type { PageSummary } from '#shared/studio.ts';
import moreIcon from '~icons/tabler/dots';
import classes from '../frame/Frame.module.css';
import { Icon } from '../frame/Icon.tsx';

/** Opens the menu of a page behind its row, for the mouse: keys have the menu key in the tree. */
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

/** The whole tree has one menu: it opens as for the other button of the mouse. */
function openMenu(event: MouseEvent<HTMLElement>): void {
  event.stopPropagation();
  const { left: clientX, bottom: clientY } = event.currentTarget.getBoundingClientRect();
  const asked = { bubbles: true, cancelable: true, clientX, clientY };
  event.currentTarget.dispatchEvent(new window.MouseEvent('contextmenu', asked));
}
