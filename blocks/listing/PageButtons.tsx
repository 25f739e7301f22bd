import type { Labels } from '#shared/content.ts';
import { pageButtons } from '#ui/list/pagination.ts';
import classes from './PageButtons.module.css';

interface PageButtonsProps {
  page: number;
  pages: number;
  turn: (page: number) => void;
  labels: Labels;
}

/** Buttons to the pages of a list. */
export function PageButtons({ page, pages, turn, labels }: PageButtonsProps) {
  return (
    <nav className={classes.pages} aria-label={labels.pages}>
      <button type="button" className={classes.step} disabled={page === 1} onClick={() => turn(page - 1)}>
        {labels.previous}
      </button>
      <ul>
        {pageButtons(page, pages).map((button, position) => (
          <li key={button === 'gap' ? `gap ${position}` : button}>
            {button === 'gap' ? (
              <span className={classes.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                type="button"
                className={classes.page}
                aria-label={labels.pageNumber.replace('{n}', String(button))}
                aria-current={button === page ? 'page' : undefined}
                onClick={() => turn(button)}
              >
                {button}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className={classes.step} disabled={page === pages} onClick={() => turn(page + 1)}>
        {labels.next}
      </button>
    </nav>
  );
}
