import { listPartRoutes } from '#engine/check/rules/listAddresses.ts';
import { findTranslatedPage } from '#engine/content/locales.ts';
import type { PageSource, SiteSource } from '#engine/content/siteSource.ts';
import { writtenPathOf } from '#engine/content/templates/itemFile.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { formatCount } from '#shared/formatText.ts';
import { keysBeforeAliases } from './movePages.ts';
import { type EditOptions, type EditResult, finishEdit, type OpenSite } from './openSite.ts';
import { describeBrokenReferences, refuseRemoval } from './refuseRemoval.ts';
import { type ReferenceRenamer, renameReferences } from './renameReferences.ts';
import { formatCounts } from './resultLines.ts';
import { findListOwner } from './routeRenamer.ts';
import {
  aliasesOf,
  findSection,
  parseRoute,
  refuseItemPage,
  refuseMissingPage,
  requirePageAt,
  withoutTrailingSlash,
} from './routes.ts';
import { SiteChange } from './siteChange.ts';
import { textsOnlyOf } from './textsOfPages.ts';
import { translationsOf } from './translationsOf.ts';
import { findUsages, type Usages } from './usages.ts';
import { type GatheredReferences, gatherReferences } from './writtenReferences.ts';

export interface RemoveOptions extends EditOptions {
  /** Route to which visitors of the removed page are redirected. */
  redirect?: string | undefined;
  isSection?: boolean;
}

/**
 * Removes a page or section. Refuses while it is referenced, unless visitors and references are redirected to another
 * page.
 * @throws CommandError if there is no such page, or pages below it would remain
 */
export function removePages(site: OpenSite & RemoveOptions, target: string): EditResult {
  const { source, at, isForced } = site;
  const route = parseRoute(target, site.pages);
  const translation = findTranslatedPage(route, source);
  if (translation) return removeTranslation(site, translation);
  const removedPages = pagesToRemove(route, site);
  const redirectTarget =
    site.redirect === undefined
      ? undefined
      : findRedirectTarget(parseRoute(site.redirect, site.pages), removedPages, source);
  const change = new SiteChange(source);
  const files = [...new Set([...removedPages, ...translationsOf(removedPages, source)].map(writtenPathOf))];
  const references = gatherReferences(source, at);
  files.push(...textsOnlyOf(new Set(files), references.places));
  for (const path of files) change.removed.add(path);
  const addresses = addressesOf(removedPages, source, references);
  const rename = createAddressRenamer(addresses, removedPages, redirectTarget?.route ?? '');
  const users = findUsages(references, rename, change);
  const refusal = refuseWhileReferenced(
    site,
    removedPages.length > 1 ? `${route} or a page below it` : route,
    users,
    redirectTarget,
  );
  if (refusal) return refusal;
  if (redirectTarget) passOnAddresses(addresses, redirectTarget, change, source);
  const places = references.places.filter(({ path }) => !change.removed.has(path));
  const counts = redirectTarget ? renameReferences(change, places, rename) : new Map<string, number>();
  const lines = [
    describeRemoved(site, files),
    ...(redirectTarget
      ? describeRedirects(site, redirectTarget, addresses, counts)
      : describeBrokenReferences(site, users)),
  ];
  return finishEdit(site, change, lines.join('\n'), isForced && !redirectTarget);
}

/** Addresses of pages: their own, earlier ones, and those of the pages and topics of lists on them. */
function addressesOf(pages: readonly PageSource[], source: SiteSource, { context }: GatheredReferences): Set<string> {
  const parts = listPartRoutes(context);
  return new Set(
    pages.flatMap((page) =>
      page.isNotFoundPage ? [] : [page.route, ...aliasesOf(page, source), ...(parts.get(page.route) ?? [])],
    ),
  );
}

const describeRemoved = ({ isDryRun, pages }: OpenSite, files: readonly string[]): string =>
  `${isDryRun ? 'Would remove' : 'Removed'} ${files.map((path) => `${pages}/${path}`).join(', ')}.`;

/** Removes a translation. Links to it then lead to the page of the first language. */
function removeTranslation(site: OpenSite, { file }: PageSource): EditResult {
  const change = new SiteChange(site.source);
  const { places } = gatherReferences(site.source, site.at);
  const files = [file.path, ...textsOnlyOf(new Set([file.path]), places)];
  for (const path of files) change.removed.add(path);
  return finishEdit(site, change, describeRemoved(site, files), true);
}

/** Refusal to remove referenced content; undefined if all references can be redirected or the removal is forced. */
function refuseWhileReferenced(
  site: OpenSite,
  what: string,
  users: Usages,
  redirectTarget: PageSource | undefined,
): EditResult | undefined {
  if (!redirectTarget) {
    const cure =
      'Change these first; or lead all of them, and visitors, to another page: --redirect /other. Or remove it all the same: --force.';
    return users.size > 0 && !site.isForced ? refuseRemoval(site, what, users, cure) : undefined;
  }
  const fromItems = new Map([...users].filter(([, { written }]) => written.includes('{item.')));
  if (fromItems.size === 0) return undefined;
  const makers = fromItems.size > 1 ? 'They make their links' : 'It makes its links';
  const cure = `${makers} from items, and ${redirectTarget.route} has no place for each of them. Change this first.`;
  return refuseRemoval(site, what, fromItems, cure);
}

function pagesToRemove(route: string, { source, isSection }: OpenSite & RemoveOptions): PageSource[] {
  if (route === '/') throw new CommandError('The home page cannot be removed: a site needs one.');
  const { own, inside } = findSection(route, source);
  refuseItemPage(own);
  const below = inside.filter((page) => !page.isNotFoundPage);
  if (!own && below.length === 0) refuseMissingPage(route, source);
  if (below.length > 0 && !isSection) {
    const first = below.slice(0, 3).map((page) => page.route);
    throw new CommandError(
      `Nothing was removed: ${route} has ${formatCount(below.length, 'page')} below it (${first.join(', ')}${below.length > 3 ? ' …' : ''}). Remove ${below.length > 1 ? 'them' : 'it'} first, or the whole section with --section.`,
    );
  }
  // A not-found page goes with the last page of its folder.
  return own ? [own, ...inside] : inside;
}

function findRedirectTarget(route: string, removedPages: PageSource[], source: SiteSource): PageSource {
  const page = requirePageAt(route, source);
  if (removedPages.includes(page))
    throw new CommandError(`${route} is to be removed itself: visitors cannot be led there.`);
  return page;
}

/** Removes anchors: those of a removed page exist on no other. */
const createAddressRenamer =
  (addresses: ReadonlySet<string>, pages: readonly PageSource[], to: string): ReferenceRenamer =>
  (kind, value) => {
    if (kind !== 'link' && kind !== 'route' && kind !== 'pattern') return undefined;
    const address = withoutTrailingSlash(value.split(/[?#]/)[0] ?? '');
    return addresses.has(address) || findListOwner(address, pages) ? { from: value, to } : undefined;
  };

function passOnAddresses(
  addresses: ReadonlySet<string>,
  redirectTarget: PageSource,
  change: SiteChange,
  source: SiteSource,
): void {
  const existing = new Set(aliasesOf(redirectTarget, source));
  const existingAliases = Array.isArray(redirectTarget.page.aliases) ? redirectTarget.page.aliases : [];
  const added = [...addresses].filter((address) => !existing.has(address));
  change.insertKeyAfter(redirectTarget.file.path, 'aliases', [...existingAliases, ...added], keysBeforeAliases);
}

/** Number of old addresses above which they are counted: a list may have hundreds of pages. */
const maxShownAddresses = 8;

function describeRedirects(
  { pages }: OpenSite,
  { route, file }: PageSource,
  addresses: ReadonlySet<string>,
  counts: Map<string, number>,
): string[] {
  const shown = [...addresses].slice(0, maxShownAddresses).join(', ');
  const others = addresses.size - maxShownAddresses;
  const more = others > 0 ? ` and ${formatCount(others, 'more address', 'more addresses')}` : '';
  const lines = [`Visitors of ${shown}${more} are led to ${route} ("aliases" in ${pages}/${file.path}).`];
  if (counts.size > 0) lines.push(`What referred to it refers to ${route} now; see whether its words still fit:`);
  return [...lines, ...formatCounts(counts, pages)];
}
