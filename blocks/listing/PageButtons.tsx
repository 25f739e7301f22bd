import { Button } from '@mantine/core';
import type { Labels } from '#shared/content.ts';
import { setPage } from '#ui/list/listChoice.ts';
import { pageButtons } from '#ui/list/pagination.ts';
import type { ListState } from '#ui/list/useList.ts';
import classes from './PageButtons.module.css';

interface PageButtonsProps {
  state: ListState;
  labels: Labels;
}

/** Buttons to the pages of a list. Mantine's Pagination omits pages by its own rule, and renders no list. */
export function PageButtons({ state: { page, pages, change, resultsRef }, labels }: PageButtonsProps) {
  const goToPage = (to: number) => {
    change((choice) => setPage(choice, to));
    // The pressed button may be gone or disabled now, and the new items begin above it.
    resultsRef.current?.focus({ preventScroll: true });
    resultsRef.current?.scrollIntoView();
  };
  return (
    <nav className={`row ${classes.pages}`} aria-label={labels.pages} data-scripted>
      <Button variant="secondary" disabled={page === 1} onClick={() => goToPage(page - 1)}>
        {labels.previous}
      </Button>
      <ul className={`row ${classes.numbers}`}>
        {pageButtons(page, pages).map(({ page: number, isAfterGap }) => (
          <li data-gap={isAfterGap || undefined} key={number}>
            <Button
              className={classes.number}
              variant={number === page ? undefined : 'secondary'}
              aria-label={labels.pageNumber.replace('{n}', String(number))}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => goToPage(number)}
            >
              {number}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" disabled={page === pages} onClick={() => goToPage(page + 1)}>
        {labels.next}
      </Button>
    </nav>
  );
}
