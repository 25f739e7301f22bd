import { escapeKey } from '#engine/problems/pointer.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import type { Reference } from '../facts/facts.ts';
import type { Reports } from '../reports.ts';
import { allPages, type Container, type Located, type SiteGraph } from './graph.ts';
import type { JudgeContext } from './judgeContext.ts';

/** Checks aliases, redirects and sections; gives the addresses beside the pages' own that lead somewhere. */
export function checkAddresses(graph: SiteGraph, reports: Reports): Set<string> {
  const taken = new Map<string, Container>();
  for (const reference of graph.references) {
    if (reference.kind === 'alias') checkAlias(reference, taken, graph, reports);
    if (reference.kind === 'route') checkSection(reference, graph, reports);
  }
  return new Set([...taken.keys(), ...checkRedirects(graph, taken, reports)]);
}

const unclear = new WeakMap<JudgeContext, SourceFile[]>();

/**
 * Tells that an address may be a redirect or an alias all the same: it is written where such things could not be read,
 * in a broken file or below a misspelt key.
 */
export function mayBeAddress(route: string, context: JudgeContext): boolean {
  let files = unclear.get(context);
  if (!files) {
    const { graph, isSiteKnown, brokenSiteKeys } = context;
    const hides = ({ facts, page }: Container) =>
      !facts.isJson || Object.keys(page?.page ?? {}).some((key) => key !== 'aliases' && nearest(key, ['aliases']));
    const isSiteUnclear = !isSiteKnown || brokenSiteKeys.has('redirects');
    const site = isSiteUnclear && graph.source.site ? [graph.source.site] : [];
    files = [...site, ...allPages(graph).flatMap((page) => (hides(page) ? page.file : []))];
    unclear.set(context, files);
  }
  return files.some(({ text }) => text.includes(`"${route}"`));
}

function checkAlias(
  { value, container, pointer }: Located<Reference>,
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
    const reason = whyMalformed(value);
    reports.add('alias-malformed', { alias: value, reason, ...(suggestion !== '/' && { suggestion }) }, place);
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

function whyMalformed(address: string): string {
  if (!address.startsWith('/')) return 'it does not begin with "/"';
  if (/\s/.test(address)) return 'there is a space in it';
  return /[#?]/.test(address) ? 'addresses of pages have no "#" or "?"' : 'it must not end with "/"';
}

function checkRedirects(graph: SiteGraph, aliases: Map<string, Container>, reports: Reports): string[] {
  const redirects = isObject(graph.site?.file.json) ? graph.site.file.json.redirects : undefined;
  if (!graph.site || !isObject(redirects)) return [];
  for (const from of Object.keys(redirects)) {
    const place = { file: graph.site.file, pointer: `/redirects/${escapeKey(from)}`, at: 'key' as const };
    const page = graph.pages.get(from) ?? aliases.get(from);
    if (page) reports.add('redirect-taken', { from, other: page.file.path }, place);
    else if (!from.startsWith('/'))
      reports.add('alias-malformed', { alias: from, reason: whyMalformed(from), suggestion: `/${from}` }, place);
  }
  checkCircles(redirects, graph.site.file, reports);
  return Object.keys(redirects);
}

/** A circle is told once, at the first of its redirects. */
function checkCircles(redirects: JsonObject, file: SourceFile, reports: Reports): void {
  const told = new Set<string>();
  for (const from of Object.keys(redirects)) {
    const trail = [from];
    for (let to = targetOf(redirects, from); to !== undefined; to = targetOf(redirects, to)) {
      const start = trail.indexOf(to);
      trail.push(to);
      if (start < 0) continue;
      // What only leads into a circle is not part of it.
      if (start === 0 && !told.has(from))
        reports.add('redirect-in-circle', { trail }, { file, pointer: `/redirects/${escapeKey(from)}` });
      for (const member of trail.slice(start)) told.add(member);
      break;
    }
  }
}

/** Where a redirect leads, where that is another one. */
function targetOf(redirects: JsonObject, from: string): string | undefined {
  const to = redirects[from];
  const route = typeof to === 'string' ? (to.split(/[?#]/)[0] ?? '') : '';
  return Object.hasOwn(redirects, route) ? route : undefined;
}

function checkSection({ value, container, pointer }: Located<Reference>, graph: SiteGraph, reports: Reports): void {
  const place = { file: container.file, pointer };
  if (!graph.pages.has(value)) {
    const suggestion = nearest(value, graph.pages.keys()) ?? nearest(`/${value}`, graph.pages.keys());
    reports.add('section-not-a-page', { route: value, ...(suggestion && { suggestion }) }, place);
    return;
  }
  const trail = circleFrom(container, graph);
  // All pages of a circle see the same one: the first of them tells it.
  if (trail?.every((route) => route >= (trail[0] ?? ''))) reports.add('section-in-circle', { trail }, place);
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
