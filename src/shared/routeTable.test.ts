import { expect, it } from 'vitest';
import { hashRoute, mayListPage, notFoundDocumentOf, type RouteTable } from './routeTable.ts';

const table = (routes: string[], notFound: string[] = []): RouteTable => ({
  pages: routes.map(hashRoute).join(''),
  aliases: {},
  notFound,
});

const routes = Array.from({ length: 10_000 }, (_, index) => `/news/${index % 30}/a-story-of-the-day-${index}`);

it('lists every page', () => {
  const all = table(routes);
  expect(routes.filter((route) => !mayListPage(all, route))).toEqual([]);
  expect(all.pages).toHaveLength(40_000);
});

it('hardly ever takes another address for a page', () => {
  const all = table(routes);
  const taken = routes.filter((route) => mayListPage(all, `${route}-gone`));
  expect(taken.length).toBeLessThan(120);
});

it('does not find a code across two others', () => {
  const [first, second] = [hashRoute('/a'), hashRoute('/b')];
  expect(
    mayListPage({ pages: `${first.slice(2)}${second}${first.slice(0, 2)}`, aliases: {}, notFound: [] }, '/b'),
  ).toBe(false);
});

it('takes the not-found page of the nearest folder', () => {
  const both = table([], ['/', '/courses']);
  expect(notFoundDocumentOf(both, '/courses/xyz/abc')).toBe('/courses/404.html');
  expect(notFoundDocumentOf(both, '/coursesxyz')).toBe('/404.html');
  expect(notFoundDocumentOf(table([], ['/courses']), '/xyz')).toBeUndefined();
});
