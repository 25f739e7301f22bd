import { expect, test } from 'vitest';
import type { FileNode } from '#engine/check/crossFile/siteGraph.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import type { SiteContext } from '#engine/make/resolve/siteContext.ts';
import type { Json } from '#shared/json.ts';
import { createPageListing } from './pageListings.ts';

const nodeOf = (route: string) =>
  ({ kind: 'page', page: { route, page: {}, isNotFoundPage: false } as unknown as PageSource }) as FileNode;
const routes = ['/', '/about', '/news', '/news/a', '/news/b', '/news/b/deep', '/newsletter'];
const nodes = routes.map(nodeOf);
const context = { pages: new Map(nodes.map(({ page }) => [page?.route, page])) } as unknown as SiteContext;

/** Routes of the pages whose list contains a page, when all pages have the list. */
const usersOf = (selector: Json, listed: string, users: readonly FileNode[] = nodes) =>
  createPageListing(selector, users, context)(nodeOf(listed)).map(({ page }) => page?.route);

test('a page is listed where it is a child, a sibling, or above', () => {
  expect(usersOf('children', '/news/b')).toEqual(['/news']);
  expect(usersOf('children', '/newsletter')).toEqual(['/']);
  expect(usersOf('siblings', '/news/a')).toEqual(['/news/a', '/news/b']);
  expect(usersOf('ancestors', '/news')).toEqual(['/news', '/news/a', '/news/b', '/news/b/deep']);
  expect(usersOf('ancestors', '/')).toEqual(routes);
});

test('a page is listed on all pages that show a list which selects it', () => {
  expect(usersOf('/news/*', '/news/a')).toEqual(routes);
  expect(usersOf('/news/*', '/news/b/deep')).toEqual([]);
  expect(usersOf(['/about'], '/about', nodes.slice(0, 1))).toEqual(['/']);
  expect(usersOf(['/about'], '/about', [])).toEqual([]);
});

test('a page that is not shown is in no list of relatives', () => {
  expect(usersOf('siblings', '/news/draft')).toEqual([]);
  expect(usersOf('children', '/news/draft')).toEqual([]);
});

test('each of 2,500 new pages is found without comparing it with each page', () => {
  const many = Array.from({ length: 2500 }, (_, index) => nodeOf(`/news/${index}`));
  const large = {
    pages: new Map([...nodes, ...many].map(({ page }) => [page?.route, page])),
  } as unknown as SiteContext;
  const selected = new Set(many);
  let reads = 0;
  const counted = [...nodes, ...many].map(
    ({ kind, page }) =>
      ({
        kind,
        get page() {
          reads += 1;
          return page;
        },
      }) as FileNode,
  );
  const usersOfPage = ['children', 'ancestors', '/news/*'].map((selector) =>
    createPageListing(selector, counted, large),
  );
  for (const page of selected) for (const find of usersOfPage) find(page);
  expect(reads).toBeLessThan(counted.length * 10);
});
