import { routePattern } from '#engine/content/routePattern.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { plainAddress } from '#shared/plainAddress.ts';
import { type DependencyRecord, noteDependency } from './dependencyRecord.ts';
import type { SiteContext } from './siteContext.ts';

export function lookUpPage(
  address: string,
  { pages }: SiteContext,
  dependencies?: DependencyRecord,
): PageSource | undefined {
  const route = plainAddress(address);
  if (dependencies) noteDependency(dependencies, `page:${route}`);
  return pages.get(route);
}

/** Route of a published `section`, else of the nearest ancestor folder with a page, else of the home page. */
function parentRoute(page: PageSource, context: SiteContext, dependencies?: DependencyRecord): string | undefined {
  if (page.route === '/' && !page.isNotFoundPage) return undefined;
  if (page.part) return page.part.of;
  const { section } = page.page;
  const named = typeof section === 'string' ? plainAddress(section) : page.route;
  if (named !== page.route && lookUpPage(named, context, dependencies)) return named;
  let route = page.isNotFoundPage ? `${page.route}/_` : page.route;
  while (route.includes('/')) {
    route = route.slice(0, route.lastIndexOf('/'));
    if (route && lookUpPage(route, context, dependencies)) return route;
  }
  return '/';
}

/** Pages from the home page down to this page, inclusive. */
export function ancestorPages(page: PageSource, context: SiteContext, dependencies: DependencyRecord): PageSource[] {
  const trail = [page];
  const seen = new Set([page.route]);
  for (let route = parentRoute(page, context, dependencies); route; ) {
    const parent = lookUpPage(route, context, dependencies);
    if (!parent || seen.has(route)) break;
    seen.add(route);
    trail.unshift(parent);
    route = parentRoute(parent, context, dependencies);
  }
  return trail;
}

/** Sorted child pages by route, computed once for a site. */
const childPagesBySite = new WeakMap<SiteContext, Map<string, PageSource[]>>();

function groupPagesByParent(context: SiteContext): Map<string, PageSource[]> {
  const byParent = new Map<string, PageSource[]>();
  for (const page of context.pages.values()) {
    if (page.part) continue;
    const parent = parentRoute(page, context);
    if (parent !== undefined) getOrInsert(byParent, parent, () => []).push(page);
  }
  for (const pages of byParent.values()) sortPages(pages);
  return byParent;
}

export function childPages(route: string, context: SiteContext, dependencies?: DependencyRecord): PageSource[] {
  if (dependencies) noteDependency(dependencies, `below:${route}`);
  return getOrInsert(childPagesBySite, context, () => groupPagesByParent(context)).get(route) ?? [];
}

/** Sorted siblings of a page, including the page itself. */
export function siblingPages(page: PageSource, context: SiteContext, dependencies: DependencyRecord): PageSource[] {
  const parent = parentRoute(page, context, dependencies);
  return parent && !page.isNotFoundPage ? childPages(parent, context, dependencies) : [];
}

const positionsBySite = new WeakMap<SiteContext, Map<string, number>>();

/** Positions of all pages among those with the same parent, by route. */
function indexPositions(context: SiteContext): Map<string, number> {
  const byParent = getOrInsert(childPagesBySite, context, () => groupPagesByParent(context));
  return new Map([...byParent.values()].flatMap((pages) => pages.map(({ route }, index) => [route, index])));
}

/** Pages before and after a page among its siblings; one at the ends. */
export function neighbourPages(page: PageSource, context: SiteContext, dependencies?: DependencyRecord): PageSource[] {
  if (dependencies) noteDependency(dependencies, `beside:${page.route}`);
  const parent = page.isNotFoundPage ? undefined : parentRoute(page, context);
  const position = getOrInsert(positionsBySite, context, () => indexPositions(context)).get(page.route);
  if (parent === undefined || position === undefined) return [];
  const siblings = childPages(parent, context);
  return [siblings[position - 1], siblings[position + 1]].filter((found) => found !== undefined);
}

/** Pages whose routes match a pattern: `/courses/*` for one level, `/courses/**` for all levels. Pages of lists are none. */
export function findMatchingPages(
  pattern: string,
  context: SiteContext,
  dependencies?: DependencyRecord,
): PageSource[] {
  if (dependencies) noteDependency(dependencies, `pages:${pattern}`);
  const matcher = routePattern(pattern);
  return sortPages([...context.pages.values()].filter((page) => !page.part && matcher.test(page.route)));
}

/** Sorts by `order`, pages without it last; then by route. Pages that a template makes have the order of their list. */
function sortPages(pages: PageSource[]): PageSource[] {
  const order = ({ page }: PageSource) => (typeof page.order === 'number' ? page.order : Number.POSITIVE_INFINITY);
  return pages.sort((a, b) => {
    const [first, second] = [order(a), order(b)];
    if (first !== second) return first - second;
    const [place, other] = [placeOf(a), placeOf(b)];
    if (place !== other) return place < other ? -1 : 1;
    return (a.item?.index ?? 0) - (b.item?.index ?? 0);
  });
}

/** Place among the pages of a site: all pages that a template makes have that of the template. */
const placeOf = (page: PageSource): string => (page.item ? `/${page.item.path}` : page.route);
