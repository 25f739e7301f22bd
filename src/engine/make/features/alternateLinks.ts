import { escapeHtml } from '#render/document.ts';
import type { Link } from '#shared/content.ts';
import type { ResolvedPage } from '../resolve/resolved.ts';

/** A list of `_site.json` that is there as a file of its own, beside a page that shows the same. */
interface ListedElsewhere {
  title: string;
  page?: Link;
}

/** Names, in the head of the home page and of the page that shows the same, the files that a list is there as. */
export const alternateLinks = <List extends ListedElsewhere>(
  { route, isNotFoundPage }: ResolvedPage,
  base: string,
  lists: List[] | undefined,
  forms: (list: List) => { type: string; address: string }[],
): string =>
  (lists ?? [])
    .filter(({ page }) => !isNotFoundPage && (route === '/' || base + route === page?.href.split('#')[0]))
    .flatMap((list) => forms(list).map((form) => ({ ...form, title: list.title })))
    .map(
      ({ type, address, title }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(base + address)}">`,
    )
    .join('');

/** Such a list as pages know it: all else stands in its files alone. */
export const asPagesNameIt = <List extends { items?: unknown; description?: unknown }>({
  items: _,
  description: __,
  ...list
}: List): Omit<List, 'items' | 'description'> => list;
