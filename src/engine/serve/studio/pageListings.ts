import type { FileNode } from '#engine/check/crossFile/siteGraph.ts';
import { createDependencyRecord } from '#engine/make/resolve/dependencyRecord.ts';
import { childPages, findMatchingPages, neighbourPages, siblingPages } from '#engine/make/resolve/pageRelations.ts';
import type { SiteContext } from '#engine/make/resolve/siteContext.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { Json } from '#shared/json.ts';

/** Finds the pages on which one list of pages contains a page. */
export type PageListing = (listed: FileNode) => readonly FileNode[];

/**
 * Prepares the question on which pages a list contains a page, so that it can be asked for each page of a large site.
 * @param selector pages that the list selects, as in a query
 * @param users pages that show the list
 */
export function createPageListing(selector: Json, users: readonly FileNode[], context: SiteContext): PageListing {
  const usersWithPages = users.filter(({ page }) => page !== undefined);
  if (usersWithPages.length === 0) return () => [];
  if (selector === 'siblings') return listSiblings(siblingPages, usersWithPages, context);
  if (selector === 'neighbours') return listSiblings(neighbourPages, usersWithPages, context);
  if (selector === 'children' || selector === 'ancestors') return listRelatives(selector, usersWithPages, context);
  const routes = new Set(
    Array.isArray(selector)
      ? selector.map(String)
      : typeof selector === 'string'
        ? findMatchingPages(selector, context).map(({ route }) => route)
        : [],
  );
  return ({ page }) => (page && routes.has(page.route) ? users : []);
}

/**
 * Siblings and neighbours list each other: the users are among those of the listed page. A table of all pairs could be
 * too large.
 */
function listSiblings(select: typeof siblingPages, users: readonly FileNode[], context: SiteContext): PageListing {
  const byRoute = new Map(users.map((user) => [user.page?.route, user]));
  return ({ page }) => {
    const siblings = page ? select(page, context, createDependencyRecord()) : [];
    // A page that is not shown is in no list.
    const isListed = page !== undefined && context.pages.has(page.route);
    return isListed ? siblings.flatMap(({ route }) => byRoute.get(route) ?? []) : [];
  };
}

function listRelatives(
  selector: 'children' | 'ancestors',
  users: readonly FileNode[],
  context: SiteContext,
): PageListing {
  const byListed = new Map<string, FileNode[]>();
  for (const user of users) {
    const { route = '' } = user.page ?? {};
    const listed = selector === 'children' ? childPages(route, context).map((child) => child.route) : pathTo(route);
    for (const one of listed) getOrInsert(byListed, one, () => []).push(user);
  }
  return ({ page }) => (page ? (byListed.get(page.route) ?? []) : []);
}

/** Routes of the pages above a page and its own, from the home page on. */
const pathTo = (route: string): string[] =>
  route === '/' ? ['/'] : route.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/') || '/');
