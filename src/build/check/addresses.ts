import { nearest } from '../errors/nearest.ts';
import { escapeKey } from '../errors/pointer.ts';
import { isObject } from '../schema/json.ts';
import type { Container, Reference, SiteGraph } from './graph.ts';
import type { Reports } from './reports.ts';

/** Checks aliases, redirects and sections; gives the addresses beside the pages' own that lead somewhere. */
export function checkAddresses(graph: SiteGraph, reports: Reports): Set<string> {
  const taken = new Map<string, Container>();
  for (const reference of graph.references) {
    if (reference.kind === 'alias') checkAlias(reference, taken, graph, reports);
    if (reference.kind === 'route') checkSection(reference, graph, reports);
  }
  return new Set([...taken.keys(), ...checkRedirects(graph, taken, reports)]);
}

function checkAlias(
  { value, container, pointer }: Reference,
  taken: Map<string, Container>,
  graph: SiteGraph,
  reports: Reports,
): void {
  const place = { file: container.file, pointer };
  if (!/^\/(?:[^\s#?]*[^\s#?/])?$/.test(value) || value.startsWith('//')) {
    const suggestion = `/${value
      .trim()
      .replace(/^\/+|\/+$|[#?].*$/g, '')
      .replaceAll(/\s+/g, '-')}`;
    reports.add('alias-malformed', { alias: value, ...(suggestion !== '/' && { suggestion }) }, place);
    return;
  }
  const page = graph.pages.get(value);
  const other = taken.get(value);
  if (page)
    reports.add(
      'alias-taken',
      { alias: value, what: 'the address of', other: page === container ? 'this page itself' : page.file.path },
      place,
    );
  else if (other)
    reports.add(
      'alias-taken',
      { alias: value, what: 'an alias of', other: other === container ? 'this page' : other.file.path },
      place,
    );
  else taken.set(value, container);
}

function checkRedirects(graph: SiteGraph, aliases: Map<string, Container>, reports: Reports): string[] {
  const redirects = isObject(graph.site?.file.json) ? graph.site.file.json.redirects : undefined;
  if (!graph.site || !isObject(redirects)) return [];
  for (const from of Object.keys(redirects)) {
    const place = { file: graph.site.file, pointer: `/redirects/${escapeKey(from)}`, at: 'key' as const };
    const page = graph.pages.get(from) ?? aliases.get(from);
    if (page) reports.add('redirect-taken', { from, other: page.file.path }, place);
    else if (!from.startsWith('/')) reports.add('alias-malformed', { alias: from, suggestion: `/${from}` }, place);
  }
  return Object.keys(redirects);
}

function checkSection({ value, container, pointer }: Reference, graph: SiteGraph, reports: Reports): void {
  const place = { file: container.file, pointer };
  if (!graph.pages.has(value)) {
    const suggestion = nearest(value, graph.pages.keys()) ?? nearest(`/${value}`, graph.pages.keys());
    reports.add('section-not-a-page', { route: value, ...(suggestion && { suggestion }) }, place);
    return;
  }
  const trail = circleFrom(container, graph);
  if (trail) reports.add('section-in-circle', { trail }, place);
}

/** The routes from a page over its sections back to itself, if they lead there. */
function circleFrom(start: Container, graph: SiteGraph): string[] | undefined {
  const trail: string[] = [start.page?.route ?? ''];
  for (let at: Container | undefined = start; at; ) {
    const { section }: { section?: unknown } = at.page?.page ?? {};
    // A page that names itself has the home page above it.
    if (typeof section !== 'string' || section === at.page?.route) return undefined;
    if (section === trail[0]) return [...trail, section];
    if (trail.includes(section)) return undefined;
    trail.push(section);
    at = graph.pages.get(section);
  }
  return undefined;
}
