import { routePattern } from '#engine/content/addresses.ts';
import { datesIn } from '#engine/content/publication.ts';
import type { Json } from '#shared/json.ts';
import type { Query } from './facts/facts.ts';
import { allContainers, type Container } from './judge/graph.ts';
import type { LinkContext } from './judge/judgeContext.ts';

/**
 * The files of a site that something may be wrong with at another moment, though nothing is now: those with dates, those
 * that lead to these, and those with lists that choose among what has dates. In a large site they are few.
 */
export function affectedByDates({ graph, otherAddresses }: LinkContext): Container[] {
  const all = allContainers(graph);
  const dated = new Set(all.filter(({ facts }) => Object.keys(facts.from).some((key) => datesIn(key))));
  const routes = routesOf(dated, otherAddresses);
  // What stands on all pages may bring anchors to each of them.
  const areAround = [...dated].some(({ kind, anchors }) => kind !== 'page' && kind !== 'data' && anchors.length > 0);
  const leads = (link: string) => routes.has(link.split(/[?#]/)[0] ?? '') || (areAround && link.includes('#'));
  const chooses = ({ query }: Query) =>
    query.pages === undefined
      ? dated.has(graph.data.get(String(query.from)) as Container)
      : mayChoose(query.pages, routes);
  return all.filter((container) => {
    const { names, references, queries, anchors, uses } = container.facts;
    return (
      dated.has(container) ||
      names.link?.some(leads) ||
      references.some(({ kind, value }) => kind === 'link' && leads(value)) ||
      queries.some(chooses) ||
      (areAround && (anchors.length > 0 || uses.length > 0))
    );
  });
}

/** Whether a choice of pages may be another one when some pages come or go. */
function mayChoose(pages: Json, routes: Set<string>): boolean {
  if (Array.isArray(pages)) return pages.some((route) => routes.has(String(route)));
  if (typeof pages !== 'string' || !pages.startsWith('/')) return routes.size > 0;
  const pattern = routePattern(pages);
  return [...routes].some((route) => pattern.test(route));
}

/** The addresses of pages with dates, their own and others. */
function routesOf(dated: Set<Container>, otherAddresses: LinkContext['otherAddresses']): Set<string> {
  const routes = new Set<string>();
  for (const { page } of dated) if (page && !page.isNotFoundPage) routes.add(page.route);
  for (const [address, page] of otherAddresses) if (page && dated.has(page)) routes.add(address);
  return routes;
}
