import type { Reference } from '../../facts/facts.ts';
import type { AnchorIndex } from '../anchorIndex.ts';
import type { LinkContext } from '../crossFileContext.ts';
import { isRelativeQuery, parentRouteOf, routeAbove } from '../pageItems.ts';
import type { QueryResults } from '../queryResults.ts';
import { allFileNodes, type FileNode, type SiteGraph } from '../siteGraph.ts';

/** @returns the pages that it reported */
export function checkOrphans({ graph, anchors, queryResults, reports }: LinkContext): Set<FileNode> {
  const orphans = new Set<FileNode>();
  const related = relatedRoutes(graph, anchors);
  const unlisted = [...graph.pages].filter(
    ([route, { isShown, page, file }]) =>
      !['/', '/404', '/not-found'].includes(route) &&
      isShown &&
      page?.page.index !== false &&
      !related.has(route) &&
      !queryResults.listed.has(file),
  );
  if (unlisted.length === 0) return orphans;
  const links = linkTargetsOf(graph, queryResults);
  for (const [route, container] of unlisted) {
    const { page, file } = container;
    const aliases = Array.isArray(page?.page.aliases) ? page.page.aliases : [];
    if ([route, ...aliases].some((address) => typeof address === 'string' && links.has(address))) continue;
    reports.add('page-orphan', { route }, { file, pointer: '' });
    orphans.add(container);
  }
  return orphans;
}

/** All link targets of the site. A page's links to itself do not count. */
function linkTargetsOf(graph: SiteGraph, { references }: QueryResults): Set<string> {
  const targets = new Set<string>();
  const addTarget = ({ kind, value }: Reference, { page }: FileNode) => {
    const route = kind === 'link' ? (value.split(/[?#]/)[0] ?? '') : '';
    if (route.startsWith('/') && route !== page?.route) targets.add(route);
  };
  for (const container of allFileNodes(graph))
    for (const reference of container.facts.references) addTarget(reference, container);
  for (const reference of references) addTarget(reference, reference.container);
  return targets;
}

/** Routes that queries for "children", "siblings", "neighbours" and "ancestors" lead to, from all pages that show such a list. */
function relatedRoutes(graph: SiteGraph, anchors: AnchorIndex): Set<string> {
  const users: Record<string, Set<FileNode>> = {};
  for (const { query, container, list } of graph.queries) {
    if (!isRelativeQuery(query) || !list.items?.properties?.link) continue;
    // Among siblings, each has a neighbour that leads to it.
    const choice = query.pages === 'neighbours' ? 'siblings' : String(query.pages);
    users[choice] ??= new Set();
    for (const page of anchors.pagesShowing(container)) users[choice].add(page);
  }
  const routes = new Set<string>();
  const parents = new Set([...(users.children ?? [])].map(({ page }) => page?.route));
  const siblingListCounts = new Map<string, number>();
  for (const page of users.siblings ?? []) {
    const parent = parentRouteOf(page);
    siblingListCounts.set(parent, (siblingListCounts.get(parent) ?? 0) + 1);
  }
  for (const [route, container] of graph.pages) {
    const parent = parentRouteOf(container);
    const others = (siblingListCounts.get(parent) ?? 0) - (users.siblings?.has(container) ? 1 : 0);
    if (parents.has(parent) || others > 0) routes.add(route);
  }
  for (const { page } of users.ancestors ?? []) {
    for (let route = page?.route ?? '/'; route !== '/'; route = routeAbove(route)) {
      if (route !== page?.route) routes.add(route);
    }
  }
  return routes;
}
