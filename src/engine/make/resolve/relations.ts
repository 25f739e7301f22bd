import { routePattern } from '#engine/content/addresses.ts';
import type { PageSource } from '#engine/content/source.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { SiteContext } from './siteContext.ts';
import { note, type Uses } from './uses.ts';

/** The published page of a route. */
export function lookUpPage(route: string, { pages }: SiteContext, uses?: Uses): PageSource | undefined {
  if (uses) note(uses, `page:${route}`);
  return pages.get(route);
}

/** Route of the page above: its `section` if that is public, else the nearest folder above that is a page, else the home page. */
function parentRoute(page: PageSource, context: SiteContext, uses?: Uses): string | undefined {
  if (page.route === '/' && !page.isNotFoundPage) return undefined;
  const { section } = page.page;
  if (typeof section === 'string' && section !== page.route && lookUpPage(section, context, uses)) return section;
  let route = page.isNotFoundPage ? `${page.route}/_` : page.route;
  while (route.includes('/')) {
    route = route.slice(0, route.lastIndexOf('/'));
    if (route && lookUpPage(route, context, uses)) return route;
  }
  return '/';
}

/** The pages from the home page down to this page, itself included. */
export function ancestors(page: PageSource, context: SiteContext, uses: Uses): PageSource[] {
  const trail = [page];
  const seen = new Set([page.route]);
  for (let route = parentRoute(page, context, uses); route; ) {
    const above = lookUpPage(route, context, uses);
    if (!above || seen.has(route)) break;
    seen.add(route);
    trail.unshift(above);
    route = parentRoute(above, context, uses);
  }
  return trail;
}

/** The pages directly below each route, in their order; found once for a site. */
const families = new WeakMap<SiteContext, Map<string, PageSource[]>>();

function findFamilies(context: SiteContext): Map<string, PageSource[]> {
  const byParent = new Map<string, PageSource[]>();
  for (const page of context.pages.values()) {
    const parent = parentRoute(page, context);
    if (parent !== undefined) getOrInsert(byParent, parent, () => []).push(page);
  }
  for (const pages of byParent.values()) inOrder(pages);
  return byParent;
}

/** The pages directly below a route, in their order. */
export function children(route: string, context: SiteContext, uses?: Uses): PageSource[] {
  if (uses) note(uses, `below:${route}`);
  return getOrInsert(families, context, () => findFamilies(context)).get(route) ?? [];
}

/** The pages beside this page, itself included, in their order. */
export function siblings(page: PageSource, context: SiteContext, uses: Uses): PageSource[] {
  const parent = parentRoute(page, context, uses);
  return parent && !page.isNotFoundPage ? children(parent, context, uses) : [];
}

/** The pages whose routes match a pattern: `/courses/*` one level below, `/courses/**` all levels. */
export function matching(pattern: string, context: SiteContext, uses?: Uses): PageSource[] {
  if (uses) note(uses, `pages:${pattern}`);
  const regex = routePattern(pattern);
  return inOrder([...context.pages.values()].filter((page) => regex.test(page.route)));
}

/** By `order`, those without one last; then by route. */
function inOrder(pages: PageSource[]): PageSource[] {
  const order = ({ page }: PageSource) => (typeof page.order === 'number' ? page.order : Number.POSITIVE_INFINITY);
  return pages.sort((a, b) => {
    const [first, second] = [order(a), order(b)];
    return first === second ? (a.route < b.route ? -1 : 1) : first - second;
  });
}
