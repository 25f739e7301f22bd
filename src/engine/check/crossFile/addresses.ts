import { explainUnusableAddress } from '#engine/content/addresses.ts';
import { FilesByName } from '#engine/content/filesByName.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { plainAddress } from '#shared/plainAddress.ts';
import { escapePointerKey } from '#shared/pointer.ts';
import type { Reference } from '../facts/facts.ts';
import type { ProblemCollector } from '../problemCollector.ts';
import type { CrossFileContext, LinkContext } from './crossFileContext.ts';
import { allPageNodes, type FileNode, type LocatedFact, locationOf, type SiteGraph } from './siteGraph.ts';

/**
 * Checks aliases, redirects and sections.
 * @param files addresses of generated files that links may lead to
 * @returns valid addresses other than the pages' own
 */
export function checkAddresses(
  { graph, reports }: CrossFileContext,
  references: LocatedFact<Reference>[],
  files: string[],
): LinkContext['otherAddresses'] {
  const aliases = new FilesByName<FileNode>();
  const inSmallLetters = new Map([...graph.pages].map(([route, page]) => [smallLetters(route), page]));
  for (const reference of references) {
    if (reference.kind === 'alias') checkAlias(reference, { aliases, inSmallLetters }, graph, reports);
    if (reference.kind === 'route') checkSection(reference, graph, reports);
  }
  const redirects = checkRedirects(graph, aliases, reports);
  const addresses = new FilesByName<FileNode | undefined>();
  for (const [alias, page] of aliases) addresses.set(alias, page);
  for (const from of [...redirects, ...files]) addresses.set(from, aliases.get(from));
  return addresses;
}

const unreadableFilesByContext = new WeakMap<CrossFileContext, SourceFile[]>();

/**
 * True if an address may be a redirect or an alias that could not be read: in a broken file, or below a misspelt key.
 */
export function mayBeUnreadableAddress(route: string, context: CrossFileContext): boolean {
  return getOrInsert(unreadableFilesByContext, context, () => findUnreadableFiles(context)).some(({ text }) =>
    text.includes(`"${route}"`),
  );
}

function findUnreadableFiles({ graph, isSiteKnown, brokenSiteKeys }: CrossFileContext): SourceFile[] {
  const mayHideAddress = ({ facts, page }: FileNode) =>
    !facts.isJson ||
    Object.keys(page?.page ?? {}).some((key) => key !== 'aliases' && findNearestName(key, ['aliases']));
  const isSiteUnclear = !isSiteKnown || brokenSiteKeys.has('redirects');
  const site = isSiteUnclear && graph.source.site ? [graph.source.site] : [];
  return [...site, ...allPageNodes(graph).flatMap((page) => (mayHideAddress(page) ? page.file : []))];
}

function checkAlias(
  reference: LocatedFact<Reference>,
  { aliases, inSmallLetters }: { aliases: Map<string, FileNode>; inSmallLetters: Map<string, FileNode> },
  { pages }: SiteGraph,
  reports: ProblemCollector,
): void {
  const { value, container } = reference;
  const location = locationOf(reference);
  const take = (what: string, other: string) => reports.add('alias-taken', { alias: value, what, other }, location);
  const page = pages.get(value);
  const other = aliases.get(value);
  // Many hosts, and the disks of many computers, take capitals and small letters for the same.
  const alike = getOrInsert(inSmallLetters, smallLetters(value), () => container);
  if (!/^\/(?:[^\s#?]*[^\s#?/])?$/.test(value) || value.startsWith('//')) {
    const bare = value.trim().replace(/^\/+|\/+$|[#?].*$/g, '');
    const suggestion = bare === '' ? undefined : `/${bare.replaceAll(/\s+/g, '-')}`;
    reports.add('alias-malformed', { alias: value, reason: explainMalformedAddress(value), suggestion }, location);
  } else if (explainUnusableAddress(value))
    reports.add(
      'alias-malformed',
      { alias: value, reason: explainUnusableAddress(value) ?? '', fault: 'taken' },
      location,
    );
  else if (/\*|\/:/.test(value))
    reports.add('alias-malformed', { alias: value, reason: explainPattern(value), fault: 'pattern' }, location);
  else if (page) take('the address of', page === container ? 'this page itself' : page.file.path);
  else if (other) take('an alias of', other === container ? 'this page' : other.file.path);
  else if (alike !== container) take('but for its capitals an address of', alike.file.path);
  else aliases.set(value, container);
}

const smallLetters = (address: string): string => address.normalize().toLowerCase();

const explainPattern = (address: string): string =>
  `hosts read ${address.includes('*') ? '"*"' : '"/:"'} as any text, so that it would lead other addresses away too`;

function explainMalformedAddress(address: string): string {
  if (!address.startsWith('/')) return 'it does not begin with "/"';
  if (/\s/.test(address)) return 'there is a space in it';
  return /[#?]/.test(address) ? 'addresses of pages have no "#" or "?"' : 'it must not end with "/"';
}

function checkRedirects(
  { site, pages }: SiteGraph,
  aliases: Map<string, FileNode>,
  reports: ProblemCollector,
): string[] {
  const redirects = isObject(site?.file.json) ? site.file.json.redirects : undefined;
  if (!site || !isObject(redirects)) return [];
  for (const from of Object.keys(redirects)) {
    const location = { file: site.file, pointer: `/redirects/${escapePointerKey(from)}`, at: 'key' as const };
    const page = pages.get(plainAddress(from)) ?? aliases.get(plainAddress(from));
    if (page) reports.add('redirect-taken', { from, other: page.file.path }, location);
    else if (!from.startsWith('/'))
      reports.add(
        'alias-malformed',
        { alias: from, reason: explainMalformedAddress(from), suggestion: `/${from}` },
        location,
      );
    else {
      const reason = explainUnusableAddress(from);
      if (reason) reports.add('alias-malformed', { alias: from, reason, fault: 'taken' }, location);
    }
  }
  reportCircles(redirects, site.file, reports);
  return Object.keys(redirects).map(plainAddress);
}

/** Reports each circle once, at the first of its redirects. */
function reportCircles(redirects: JsonObject, file: SourceFile, reports: ProblemCollector): void {
  const reported = new Set<string>();
  /** The next redirect's address, if a redirect leads to another redirect. */
  const next = (from: string) => {
    const to = redirects[from];
    const route = typeof to === 'string' ? (to.split(/[?#]/)[0] ?? '') : '';
    return Object.hasOwn(redirects, route) ? route : undefined;
  };
  for (const from of Object.keys(redirects)) {
    const circle = reported.has(from) ? undefined : findCircle(from, next);
    if (!circle) continue;
    reports.add('redirect-in-circle', { trail: circle }, { file, pointer: `/redirects/${escapePointerKey(from)}` });
    for (const address of circle) reported.add(address);
  }
}

function checkSection(reference: LocatedFact<Reference>, { pages }: SiteGraph, reports: ProblemCollector): void {
  const { value, container } = reference;
  const location = locationOf(reference);
  if (!pages.has(value)) {
    const suggestion = findNearestName(value, pages.keys()) ?? findNearestName(`/${value}`, pages.keys());
    reports.add('section-not-a-page', { route: value, suggestion }, location);
    return;
  }
  // A page that names itself as its section is below the home page.
  const sectionOf = (route: string) => {
    const { section }: { section?: unknown } = pages.get(route)?.page?.page ?? {};
    return typeof section === 'string' && plainAddress(section) !== route ? plainAddress(section) : undefined;
  };
  const circle =
    container.page && !container.page.isNotFoundPage ? findCircle(container.page.route, sectionOf) : undefined;
  // Every page of a circle finds the same one; only the page with the first route reports it.
  if (circle?.every((route) => route >= (circle[0] ?? '')))
    reports.add('section-in-circle', { trail: circle }, location);
}

/**
 * Follows addresses until the start is reached again. The result is undefined where the chain ends, or enters another
 * circle.
 */
function findCircle(start: string, next: (address: string) => string | undefined): string[] | undefined {
  const trail = [start];
  for (let address = next(start); address !== undefined; address = next(address)) {
    const isRepeated = trail.includes(address);
    trail.push(address);
    if (isRepeated) return address === start ? trail : undefined;
  }
  return undefined;
}
