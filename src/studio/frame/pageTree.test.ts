import { expect, test } from 'vitest';
import type { PageSummary } from '#shared/studio.ts';
import { addressWithAncestors, buildPageTree, type PageNode, searchPages } from './pageTree.ts';

const page = (route: string, rest: Partial<PageSummary> = {}): PageSummary => ({
  file: `${route.slice(1) || 'index'}.json`,
  route,
  name: route,
  title: '',
  isNotFoundPage: false,
  isDraft: false,
  ...rest,
});

const shape = (nodes: PageNode[]): unknown =>
  nodes.map(({ value, children }) => (children ? [value, shape(children)] : value));

test('pages stand below the page or folder above them', () => {
  const pages = [page('/about/location'), page('/courses/civil/fees'), page('/'), page('/about')];
  expect(shape(buildPageTree(pages))).toEqual([
    '/',
    ['/about', ['/about/location']],
    ['/courses', [['/courses/civil', ['/courses/civil/fees']]]],
  ]);
});

test('the not-found page of a folder stands in it, that of the site at the top', () => {
  const pages = [page('/'), page('/', { isNotFoundPage: true }), page('/a'), page('/a', { isNotFoundPage: true })];
  expect(shape(buildPageTree(pages))).toEqual(['/', '/_404', ['/a', ['/a/_404']]]);
});

test('to show a page, the folders above it are opened', () => {
  expect(addressWithAncestors('/courses/civil/fees')).toEqual(['/courses', '/courses/civil', '/courses/civil/fees']);
});

test('pages are found by all words of a search, in name, title, address or file', () => {
  const pages = [page('/about/location', { name: 'Campus Location' }), page('/about', { title: 'About us | Campus' })];
  expect(searchPages(pages, 'campus').length).toBe(2);
  expect(searchPages(pages, 'LOCATION campus').map(({ route }) => route)).toEqual(['/about/location']);
  expect(searchPages(pages, 'nothing')).toEqual([]);
});
