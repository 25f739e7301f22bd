import { ActionIcon, Badge } from '@mantine/core';
import { type MouseEvent, memo } from 'react';
import type { PageSummary, StudioProblem } from '#shared/studio.ts';
import moreIcon from '~icons/tabler/dots';
import { Icon } from '../frame/Icon.tsx';
import classes from '../frame/StudioFrame.module.css';

interface PageRowEndProps {
  page: PageSummary;
  /** Those of its file; undefined without any. */
  problems: readonly StudioProblem[] | undefined;
}

/**
 * End of a page's row in a tree: badges for draft, schedule and number of problems, and the button of its menu. It is drawn
 * again only for other values, since a tree may have a thousand rows.
 */
export const PageRowEnd = memo(function PageRowEnd({ page, problems = [] }: PageRowEndProps) {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
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
      {problems.length > 0 && (
        <Badge size="xs" color={errors ? 'red' : 'yellow'} autoContrast aria-label={`${problems.length} problems`}>
          {problems.length}
        </Badge>
      )}
      <PageMenuButton page={page} />
    </>
  );
});

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
