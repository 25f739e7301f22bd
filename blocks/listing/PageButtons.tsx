import { Button, Group } from '@mantine/core';
import type { Labels } from '#shared/content.ts';
import { pageButtons } from '#ui/list/pagination.ts';
import classes from './PageButtons.module.css';

interface PageButtonsProps {
  page: number;
  pages: number;
  turn: (page: number) => void;
  labels: Labels;
}

/** Buttons to the pages of a list. Mantine's Pagination has a rule of its own for which pages it leaves out, and no list. */
export function PageButtons({ page, pages, turn, labels }: PageButtonsProps) {
  return (
    <Group component="nav" className={classes.pages} aria-label={labels.pages} data-scripted>
      <Button variant="secondary" disabled={page === 1} onClick={() => turn(page - 1)}>
        {labels.previous}
      </Button>
      <Group component="ul" className={classes.numbers}>
        {pageButtons(page, pages).map((button, position) => (
          <li key={button === 'gap' ? `gap ${position}` : button}>
            {button === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Button
                className={classes.number}
                variant={button === page ? undefined : 'secondary'}
                aria-label={labels.pageNumber.replace('{n}', String(button))}
                aria-current={button === page ? 'page' : undefined}
                onClick={() => turn(button)}
              >
                {button}
              </Button>
            )}
          </li>
        ))}
      </Group>
      <Button variant="secondary" disabled={page === pages} onClick={() => turn(page + 1)}>
        {labels.next}
      </Button>
    </Group>
  );
}
