import { faultOfPlace } from '#engine/content/addresses.ts';
import { escapeKey } from '#engine/problems/pointer.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import type { Reference } from '../facts/facts.ts';
import type { Reports } from '../reports.ts';
import { allPages, type Container, type Located, placeOf, type SiteGraph } from './graph.ts';
import type { JudgeContext, LinkContext } from './judgeContext.ts';

/**
 * Checks aliases, redirects and sections.
 * @param files addresses of files that the build makes, which links may lead to
 * @returns the addresses beside the pages' own that lead somewhere
 */
export function checkAddresses({ graph, reports }: JudgeContext, files: string[]): LinkContext['otherAddresses'] {
  const aliases = new Map<string, Container>();
  for (const reference of graph.references) {
    if (reference.kind === 'alias') checkAlias(reference, aliases, graph, reports);
    if (reference.kind === 'route') checkSection(reference, graph, reports);
  }
  const redirects = checkRedirects(graph, aliases, reports);
  const others = [...redirects, ...files].map((from) => [from, aliases.get(from)] as const);
  return new Map([...aliases, ...others]);
}

const unclear = new WeakMap<JudgeContext, SourceFile[]>();

/** Whether an address may be a redirect or an alias that could not be read: in a broken file, or below a misspelt key. */
export function mayBeAddress(route: string, context: JudgeContext): boolean {
  return getOrInsert(unclear, context, () => unclearFiles(context)).some(({ text }) => text.includes(`"${route}"`));
}

function unclearFiles({ graph, isSiteKnown, brokenSiteKeys }: JudgeContext): SourceFile[] {
  const hides = ({ facts, page }: Container) =>
    !facts.isJson || Object.keys(page?.page ?? {}).some((key) => key !== 'aliases' && nearest(key, ['aliases']));
  const isSiteUnclear = !isSiteKnown || brokenSiteKeys.has('redirects');
  const site = isSiteUnclear && graph.source.site ? [graph.source.site] : [];
  return [...site, ...allPages(graph).flatMap((page) => (hides(page) ? page.file : []))];
}

function checkAlias(
  reference: Located<Reference>,
  aliases: Map<string, Container>,
  { pages }: SiteGraph,
  reports: Reports,
): void {
  const { value, container } = reference;
  const place = placeOf(reference);
  const take = (what: string, other: string) => reports.add('alias-taken', { alias: value, what, other }, place);
  const page = pages.get(value);
  const other = aliases.get(value);
  if (!/^\/(?:[^\s#?]*[^\s#?/])?$/.test(value) || value.startsWith('//')) {
    const bare = value.trim().replace(/^\/+|\/+$|[#?].*$/g, '');
    const suggestion = bare === '' ? undefined : `/${bare.replaceAll(/\s+/g, '-')}`;
    reports.add('alias-malformed', { alias: value, reason: whyMalformed(value), suggestion }, place);
  } else if (faultOfPlace(value))
    reports.add('alias-malformed', { alias: value, reason: faultOfPlace(value) ?? '' }, place);
  else if (page) take('the address of', page === container ? 'this page itself' : page.file.path);
  else if (other) take('an alias of', other === container ? 'this page' : other.file.path);
  else aliases.set(value, container);
}

function whyMalformed(address: string): string {
  if (!address.startsWith('/')) return 'it does not begin with "/"';
  if (/\s/.test(address)) return 'there is a space in it';
  return /[#?]/.test(address) ? 'addresses of pages have no "#" or "?"' : 'it must not end with "/"';
}

function checkRedirects({ site, pages }: SiteGraph, aliases: Map<string, Container>, reports: Reports): string[] {
  const redirects = isObject(site?.file.json) ? site.file.json.redirects : undefined;
  if (!site || !isObject(redirects)) return [];
  for (const from of Object.keys(redirects)) {
    const place = { file: site.file, pointer: `/redirects/${escapeKey(from)}`, at: 'key' as const };
    const page = pages.get(from) ?? aliases.get(from);
    if (page) reports.add('redirect-taken', { from, other: page.file.path }, place);
    else if (!from.startsWith('/'))
      reports.add('alias-malformed', { alias: from, reason: whyMalformed(from), suggestion: `/${from}` }, place);
    else {
      const reason = faultOfPlace(from);
      if (reason) reports.add('alias-malformed', { alias: from, reason }, place);
    }
  }
  reportCircles(redirects, site.file, reports);
  return Object.keys(redirects);
}

/** Each circle is reported once, at the first of its redirects. */
function reportCircles(redirects: JsonObject, file: SourceFile, reports: Reports): void {
  const reported = new Set<string>();
  /** Where a redirect leads, where that is another one. */
  const next = (from: string) => {
    const to = redirects[from];
    const route = typeof to === 'string' ? (to.split(/[?#]/)[0] ?? '') : '';
    return Object.hasOwn(redirects, route) ? route : undefined;
  };
  for (const from of Object.keys(redirects)) {
    const trail = reported.has(from) ? undefined : circleFrom(from, next);
    if (!trail) continue;
    reports.add('redirect-in-circle', { trail }, { file, pointer: `/redirects/${escapeKey(from)}` });
    for (const member of trail) reported.add(member);
  }
}

function checkSection(reference: Located<Reference>, { pages }: SiteGraph, reports: Reports): void {
  const { value, container } = reference;
  const place = placeOf(reference);
  if (!pages.has(value)) {
    const suggestion = nearest(value, pages.keys()) ?? nearest(`/${value}`, pages.keys());
    reports.add('section-not-a-page', { route: value, suggestion }, place);
    return;
  }
  // A page that names itself has the home page above it.
  const above = (route: string) => {
    const { section }: { section?: unknown } = pages.get(route)?.page?.page ?? {};
    return typeof section === 'string' && section !== route ? section : undefined;
  };
  const trail = container.page && !container.page.isNotFoundPage ? circleFrom(container.page.route, above) : undefined;
  // All pages of a circle see the same one: the first of them reports it.
  if (trail?.every((route) => route >= (trail[0] ?? ''))) reports.add('section-in-circle', { trail }, place);
}

/** The way from one address to the next back to itself; undefined where it ends, or leads into another circle. */
function circleFrom(start: string, next: (address: string) => string | undefined): string[] | undefined {
  const trail = [start];
  for (let at = next(start); at !== undefined; at = next(at)) {
    const isKnown = trail.includes(at);
    trail.push(at);
    if (isKnown) return at === start ? trail : undefined;
  }
  return undefined;
}
