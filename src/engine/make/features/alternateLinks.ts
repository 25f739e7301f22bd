import { escapeHtml } from '#render/renderDocument.ts';
import type { Link } from '#shared/content.ts';
import { encodeLetters } from '#shared/plainAddress.ts';
import type { ResolvedPage } from '../resolve/resolved.ts';

/** List of `_site.json` that is published as files, beside a page with the same items. */
interface PublishedList {
  title: string;
  page?: Link;
}

/** Links to the files of a list (`rel="alternate"`), in the head of the home page and of the list's page. */
export const alternateLinks = <List extends PublishedList>(
  { route, isNotFoundPage }: ResolvedPage,
  base: string,
  lists: List[] | undefined,
  forms: (list: List) => { type: string; address: string }[],
): string =>
  (lists ?? [])
    .filter(
      ({ page }) => !isNotFoundPage && (route === '/' || encodeLetters(base + route) === page?.href.split('#')[0]),
    )
    .map((list) => formatAlternateLinks(list.title, forms(list), base))
    .join('');

/** Links to a list in other forms, for the head of a page. @param base path with which the addresses begin */
export const formatAlternateLinks = (title: string, forms: { type: string; address: string }[], base: string): string =>
  forms
    .map(
      ({ type, address }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(base + address)}">`,
    )
    .join('');

/** Removes what only the files of a list contain, so that pages do not depend on it. */
export const withoutItems = <List extends { items?: unknown; description?: unknown }>({
  items: _,
  description: __,
  ...list
}: List): Omit<List, 'items' | 'description'> => list;
