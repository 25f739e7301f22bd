import type { Reports } from '../../reports.ts';
import type { Anchors } from '../anchors.ts';
import { allContainers, type Container, type SiteGraph } from '../graph.ts';
import { folderOf, isRelative, parentOf } from '../pageItems.ts';

/** Reports pages that no link, menu or list of another page leads to. */
export function checkOrphans(graph: SiteGraph, anchors: Anchors, reports: Reports): void {
  const related = relatedRoutes(graph, anchors);
  const unlisted = [...graph.pages].filter(
    ([route, { isShown, page, file }]) =>
      !['/', '/404', '/not-found'].includes(route) &&
      isShown &&
      page?.page.index !== false &&
      !related.has(route) &&
      !graph.listed.has(file),
  );
  if (unlisted.length === 0) return;
  const links = linksOf(graph);
  for (const [route, { page, file }] of unlisted) {
    const aliases = Array.isArray(page?.page.aliases) ? page.page.aliases : [];
    if ([route, ...aliases].some((address) => typeof address === 'string' && links.has(address))) continue;
    reports.add('page-orphan', { route }, { file, pointer: '' });
  }
}

/** Everything that links lead to. A page that links to itself is not found by it. */
function linksOf(graph: SiteGraph): Set<string> {
  const targets = new Set<string>();
  for (const container of allContainers(graph)) {
    for (const link of container.facts.names.link ?? [])
      if (link.startsWith('/') && link !== container.page?.route) targets.add(link);
  }
  for (const { kind, value, container } of graph.references) {
    const route = kind === 'link' ? (value.split(/[?#]/)[0] ?? '') : '';
    if (route.startsWith('/') && route !== container.page?.route) targets.add(route);
  }
  return targets;
}

/** Routes that lists of "children", "siblings" and "ancestors" lead to, from all pages on which such a list stands. */
function relatedRoutes(graph: SiteGraph, anchors: Anchors): Set<string> {
  const users: Record<string, Set<Container>> = {};
  for (const { query, container, list } of graph.queries) {
    if (!isRelative(query) || !list.items?.properties?.link) continue;
    const choice = String(query.pages);
    users[choice] ??= new Set();
    for (const page of anchors.pagesOf(container)) users[choice].add(page);
  }
  const routes = new Set<string>();
  const parents = new Set([...(users.children ?? [])].map(({ page }) => page?.route));
  const beside = new Map<string, number>();
  for (const page of users.siblings ?? []) {
    const parent = parentOf(page);
    beside.set(parent, (beside.get(parent) ?? 0) + 1);
  }
  for (const [route, container] of graph.pages) {
    const parent = parentOf(container);
    const others = (beside.get(parent) ?? 0) - (users.siblings?.has(container) ? 1 : 0);
    if (parents.has(parent) || others > 0) routes.add(route);
  }
  for (const { page } of users.ancestors ?? []) {
    for (let route = page?.route ?? '/'; route !== '/'; route = folderOf(route)) {
      if (route !== page?.route) routes.add(route);
    }
  }
  return routes;
}
