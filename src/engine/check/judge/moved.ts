import type { Container, SiteGraph } from './graph.ts';

const pagesByAlias = new WeakMap<SiteGraph, Map<string, Container>>();

/** The page that names an address among its aliases: the one that was there once. */
export function pageOfAlias(alias: string, graph: SiteGraph): Container | undefined {
  let pages = pagesByAlias.get(graph);
  if (!pages) {
    const aliases = graph.references.filter(({ kind }) => kind === 'alias');
    pages = new Map(aliases.map(({ value, container }) => [value, container]));
    pagesByAlias.set(graph, pages);
  }
  return pages.get(alias);
}
