import { Button } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import type { Labels } from '#shared/content.ts';
import { setPage } from '#ui/list/listChoice.ts';
import { chooseInPlace } from '#ui/list/OptionButtons.tsx';
import { pageButtons } from '#ui/list/pagination.ts';
import type { ListState } from '#ui/list/useList.ts';
import classes from './PageButtons.module.css';

interface PageButtonsProps {
  state: ListState;
  labels: Labels;
}

/**
 * Buttons to the pages of a list; links if these have addresses. Mantine's Pagination omits pages by its own rule, and
 * renders no list.
 */
export function PageButtons({ state, labels }: PageButtonsProps) {
  const { page, pages, list } = state;
  return (
    <nav
      className={`row ${classes.pages}`}
      aria-label={labels.pages}
      data-scripted={!list.listPages?.hasPages || undefined}
    >
      <PageButton state={state} to={page - 1} rel="prev">
        {labels.previous}
      </PageButton>
      <ul className={`row ${classes.numbers}`}>
        {pageButtons(page, pages).map(({ page: number, isAfterGap }) => (
          <li data-gap={isAfterGap || undefined} key={number}>
            <PageButton state={state} to={number} label={labels.pageNumber.replace('{n}', String(number))}>
              {number}
            </PageButton>
          </li>
        ))}
      </ul>
      <PageButton state={state} to={page + 1} rel="next">
        {labels.next}
      </PageButton>
    </nav>
  );
}

interface PageButtonProps {
  state: ListState;
  /** Number of the page; the button is disabled if there is none. */
  to: number;
  /** Accessible name of a numbered page. */
  label?: string;
  rel?: 'prev' | 'next';
  children: ReactNode;
}

function PageButton({ state, to, label, rel, children }: PageButtonProps) {
  const { page, pages, change, addressOf, resultsRef } = state;
  const { hasPages, isWhole } = state.list.listPages ?? {};
  const isNumber = label !== undefined;
  const look = {
    className: isNumber ? classes.number : undefined,
    variant: isNumber && to === page ? undefined : 'secondary',
    'aria-label': label,
    'aria-current': isNumber && to === page ? ('page' as const) : undefined,
    children,
  };
  const goToPage = () => {
    change((choice) => setPage(choice, to));
    // The pressed button may be gone or disabled now, and the new items begin above it.
    resultsRef.current?.focus({ preventScroll: true });
    resultsRef.current?.scrollIntoView();
  };
  const isThere = to >= 1 && to <= pages;
  if (!hasPages || !isThere) return <Button {...look} disabled={!isThere} onClick={goToPage} />;
  const href = addressOf((choice) => setPage(choice, to));
  const onClick = isWhole ? (event: MouseEvent) => chooseInPlace(event, goToPage) : undefined;
  return <Button {...look} component="a" href={href} rel={rel} onClick={onClick} />;
}
