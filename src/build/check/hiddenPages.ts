import { readPage } from '../load/unreadFile.ts';
import { createContext, walkAllButPages, walkPage } from './buildGraph.ts';
import { allContainers, allPages, type SiteGraph } from './graph.ts';
import { Reports } from './reports.ts';

/**
 * Adds the links to pages that are not shown on the day of the check. While pages are read one by one, nobody knows yet
 * which these are, and such links were taken to be in order.
 */
export function addLinksToHidden(graph: SiteGraph): void {
  const isHidden = (route: string) => graph.pages.get(route)?.isShown === false;
  if (![...graph.pages.keys()].some(isHidden)) return;
  const again = createContext(graph.source, { at: graph.at }, new Reports());
  walkAllButPages(again);
  for (const { page, links } of allPages(graph))
    if (page && [...links].some(isHidden)) walkPage(readPage(page, []), again);
  const containers = new Map(allContainers(graph).map((container) => [container.file.path, container]));
  for (const reference of again.graph.references) {
    const container = containers.get(reference.container.file.path);
    if (container && reference.kind === 'link' && isHidden(reference.value))
      graph.references.push({ ...reference, container });
  }
}
