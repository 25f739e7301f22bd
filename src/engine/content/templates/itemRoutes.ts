import { getOrInsert } from '#shared/getOrInsert.ts';
import type { JsonObject } from '#shared/json.ts';
import type { PageSource, SiteSource } from '../siteSource.ts';

/** Field of every item that has a page: its route. A field of that name in a list comes first. */
export const pageField = 'page';

const routesByPages = new WeakMap<readonly PageSource[], Map<string, Map<number, string>>>();

/**
 * Routes of the pages that templates make of the items of a list, and of files that are there in place of one, by index;
 * undefined if it has none.
 */
export function itemRoutes(
  { pages }: Pick<SiteSource, 'pages'>,
  list: string,
): ReadonlyMap<number, string> | undefined {
  return getOrInsert(routesByPages, pages, () => groupByList(pages)).get(list);
}

function groupByList(pages: readonly PageSource[]): Map<string, Map<number, string>> {
  const lists = new Map<string, Map<number, string>>();
  for (const { item, replaces, route } of pages) {
    const of = item ?? replaces;
    if (!of) continue;
    const routes = getOrInsert(lists, of.list, () => new Map<number, string>());
    // The page of the first template is the one that lists lead to.
    if (!routes.has(of.index)) routes.set(of.index, route);
  }
  return lists;
}

/** Item with the route of its page; the item itself if it has none. */
export const withPageField = (item: JsonObject, route: string | undefined): JsonObject =>
  route === undefined || Object.hasOwn(item, pageField) ? item : { ...item, [pageField]: route };
