import { parseScheduleKey } from '#engine/content/publication.ts';
import { routePattern } from '#engine/content/routePattern.ts';
import type { Json } from '#shared/json.ts';
import type { LinkContext } from './crossFile/crossFileContext.ts';
import { allFileNodes, type FileNode } from './crossFile/siteGraph.ts';
import type { Query } from './facts/facts.ts';

/**
 * Finds the files that may have other problems at another time: files with dates, files with links to these, and files
 * with queries that select from dated content. In a large site they are few.
 */
export function findFilesAffectedByDates({ graph, anchors: index, otherAddresses }: LinkContext): FileNode[] {
  const all = allFileNodes(graph);
  const dated = new Set(
    all.filter(({ facts }) => Object.keys(facts.dependencies).some((key) => parseScheduleKey(key))),
  );
  const routes = addressesOfDatedPages(dated, otherAddresses);
  // Content that is shown on all pages may add anchors to each of them.
  const changesOtherPages = [...dated].some(
    (container) => container.kind !== 'page' && container.kind !== 'data' && index.anchorsOf(container).length > 0,
  );
  const leadsToDated = (link: string) =>
    routes.has(link.split(/[?#]/)[0] ?? '') || (changesOtherPages && link.includes('#'));
  const selectsDated = ({ query }: Query) =>
    query.pages === undefined
      ? dated.has(graph.data.get(String(query.from)) as FileNode)
      : mayChooseOtherPages(query.pages, routes);
  return all.filter((container) => {
    const { references, queries, anchors, uses } = container.facts;
    return (
      dated.has(container) ||
      references.some(({ kind, value }) => kind === 'link' && leadsToDated(value)) ||
      queries.some(selectsDated) ||
      (changesOtherPages && (anchors.length > 0 || uses.length > 0))
    );
  });
}

/** True if a query of pages may change when dated pages appear or disappear. */
function mayChooseOtherPages(pages: Json, routes: Set<string>): boolean {
  if (Array.isArray(pages)) return pages.some((route) => routes.has(String(route)));
  if (typeof pages !== 'string' || !pages.startsWith('/')) return routes.size > 0;
  const pattern = routePattern(pages);
  return [...routes].some((route) => pattern.test(route));
}

function addressesOfDatedPages(dated: Set<FileNode>, otherAddresses: LinkContext['otherAddresses']): Set<string> {
  const routes = new Set<string>();
  for (const { page } of dated) if (page && !page.isNotFoundPage) routes.add(page.route);
  for (const [address, page] of otherAddresses) if (page && dated.has(page)) routes.add(address);
  return routes;
}
