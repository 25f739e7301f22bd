import { ActionIcon, Badge } from '@mantine/core';
import type { MouseEvent } from 'react';
import type { PageSummary, StudioProblem } from '#shared/studio.ts';
import moreIcon from '~icons/tabler/dots';
import { Icon } from '../frame/Icon.tsx';
import classes from '../frame/StudioFrame.module.css';

/** End of a page's row in a tree: badges for draft, schedule and number of problems, and the button of its menu. */
export function PageRowEnd({ page, problems }: { page: PageSummary; problems: StudioProblem[] }) {
  const pageProblems = problems.filter(({ file }) => file === page.file);
  const errors = pageProblems.filter(({ severity }) => severity === 'error').length;
  return (
    <>
      {page.isDraft && (
        <Badge size="xs" variant="light" color="gray">
          Draft
        </Badge>
      )}
      {(page.publishAt || page.expireAt) && !page.isDraft && (
        <Badge size="xs" variant="light" color="blue">
          Dated
        </Badge>
      )}
      {pageProblems.length > 0 && (
        <Badge size="xs" color={errors ? 'red' : 'yellow'} autoContrast aria-label={`${pageProblems.length} problems`}>
          {pageProblems.length}
        </Badge>
      )}
      <PageMenuButton page={page} />
    </>
  );
}

/** Mouse button that opens the menu of a page; by keyboard the menu key of the tree does. */
function PageMenuButton({ page }: { page: PageSummary }) {
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
