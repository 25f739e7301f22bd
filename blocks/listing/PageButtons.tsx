import { Button, Group } from '@mantine/core';
import type { Labels } from '#shared/content.ts';
import { pageButtons } from '#ui/list/pagination.ts';
import classes from './PageButtons.module.css';

interface PageButtonsProps {
  pages: number;
  labels: Labels;
}

/**
 * Buttons to the pages of a list, of which the first is shown. Mantine's Pagination has a rule of its own for which pages
 * it leaves out, and no list.
 */
export function PageButtons({ pages, labels }: PageButtonsProps) {
  return (
    <Group component="nav" className={classes.pages} aria-label={labels.pages} data-scripted data-pages>
      <Button variant="secondary" disabled value="0" data-act="turn">
        {labels.previous}
      </Button>
      <Group component="ul" className={classes.numbers} data-label={labels.pageNumber}>
        {pageButtons(1, pages).map(({ page, isAfterGap }) => (
          <li data-gap={isAfterGap || undefined} key={page}>
            <Button
              className={classes.number}
              variant={page === 1 ? undefined : 'secondary'}
              aria-label={labels.pageNumber.replace('{n}', String(page))}
              aria-current={page === 1 ? 'page' : undefined}
              value={page}
              data-act="turn"
            >
              {page}
            </Button>
          </li>
        ))}
      </Group>
      <Button variant="secondary" value="2" data-act="turn">
        {labels.next}
      </Button>
    </Group>
  );
}
