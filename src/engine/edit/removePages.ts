import { translationAt } from '#engine/content/editions.ts';
import type { PageSource, SiteSource } from '#engine/content/source.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { count } from '#shared/words.ts';
import { listedCounts } from './listed.ts';
import { keysBeforeAliases } from './movePages.ts';
import { type EditOptions, type EditResult, finish, type OpenSite } from './openSite.ts';
import { gatherPlaces } from './places.ts';
import { brokenLines, refuseUsed } from './refuseUsed.ts';
import { applyRename, type Rename } from './rename.ts';
import { aliasesOf, existingPage, readRoute, refuseMissing, sectionAt } from './routes.ts';
import { SiteChange } from './siteChange.ts';
import { translationsOf } from './translationsOf.ts';
import { findUsers, type Users } from './users.ts';

/** What is asked of a removal beside its folder. */
export interface RemoveOptions extends EditOptions {
  /** Address that visitors of the removed page are led to. */
  redirect?: string;
  /** The pages below go too. */
  isSection?: boolean;
}

/**
 * Removes a page, or a section with all its pages. Refuses while something names them, unless visitors, and all
 * who name them, are led on to another page.
 * @throws CannotRun when there is no such page, or it has pages below it that are not meant too
 */
export function removePages(site: OpenSite & RemoveOptions, target: string): EditResult {
  const { source, at, isForced } = site;
  const route = readRoute(target, site.pages);
  const translation = translationAt(route, source);
  if (translation) return removeTranslation(site, translation);
  const gone = pagesToRemove(route, site);
  const heir = site.redirect === undefined ? undefined : findHeir(readRoute(site.redirect, site.pages), gone, source);
  const change = new SiteChange(source);
  const files = [...gone, ...translationsOf(gone, source)].map(({ file }) => file.path);
  for (const path of files) change.removed.add(path);
  const addresses = new Set(
    gone.flatMap((page) => (page.isNotFoundPage ? [] : [page.route, ...aliasesOf(page, source)])),
  );
  const found = gatherPlaces(source, at);
  const rename = renameAddresses(addresses, heir?.route ?? '');
  const users = findUsers(found, rename, change);
  const refusal = refuseNamed(site, gone.length > 1 ? `${route} or a page below it` : route, users, heir);
  if (refusal) return refusal;
  if (heir) bequeath(addresses, heir, change, source);
  const places = found.places.filter(({ path }) => !change.removed.has(path));
  const counts = heir ? applyRename(change, places, rename) : new Map<string, number>();
  const lines = [
    `${site.isDryRun ? 'Would remove' : 'Removed'} ${files.map((path) => `${site.pages}/${path}`).join(', ')}.`,
    ...(heir ? heirLines(site, heir, addresses, counts) : brokenLines(site, users)),
  ];
  return finish(site, change, lines.join('\n'), isForced && !heir);
}

/** What led to a translation leads to the page in the first language again. */
function removeTranslation(site: OpenSite, { file }: PageSource): EditResult {
  const change = new SiteChange(site.source);
  change.removed.add(file.path);
  return finish(site, change, `${site.isDryRun ? 'Would remove' : 'Removed'} ${site.pages}/${file.path}.`, true);
}

/** Refuses to remove what something names; undefined when all who name it can be led on, or it is to go all the same. */
function refuseNamed(site: OpenSite, what: string, users: Users, heir: PageSource | undefined): EditResult | undefined {
  if (!heir) {
    const cure =
      'Change these first; or lead all of them, and visitors, to another page: --redirect /other. Or remove it all the same: --force.';
    return users.size > 0 && !site.isForced ? refuseUsed(site, what, users, cure) : undefined;
  }
  const made = new Map([...users].filter(([, { written }]) => written.includes('{item.')));
  if (made.size === 0) return undefined;
  const makers = made.size > 1 ? 'They make their links' : 'It makes its links';
  const cure = `${makers} from items, and ${heir.route} has no place for each of them. Change this first.`;
  return refuseUsed(site, what, made, cure);
}

function pagesToRemove(route: string, { source, isSection }: OpenSite & RemoveOptions): PageSource[] {
  if (route === '/') throw new CannotRun('The home page cannot be removed: a site needs one.');
  const { own, inside } = sectionAt(route, source);
  const below = inside.filter((page) => !page.isNotFoundPage);
  if (!own && below.length === 0) refuseMissing(route, source);
  if (below.length > 0 && !isSection) {
    const first = below.slice(0, 3).map((page) => page.route);
    throw new CannotRun(
      `Nothing was removed: ${route} has ${count(below.length, 'page')} below it (${first.join(', ')}${below.length > 3 ? ' …' : ''}). Remove ${below.length > 1 ? 'them' : 'it'} first, or the whole section with --section.`,
    );
  }
  // What answers for missing pages has nothing to answer for when its folder is empty.
  return own ? [own, ...inside] : inside;
}

function findHeir(route: string, gone: PageSource[], source: SiteSource): PageSource {
  const page = existingPage(route, source);
  if (gone.includes(page)) throw new CannotRun(`${route} is to be removed itself: visitors cannot be led there.`);
  return page;
}

/** Anchors of a page that is gone are on no other. */
const renameAddresses =
  (addresses: ReadonlySet<string>, to: string): Rename =>
  (kind, value) => {
    if (kind !== 'link' && kind !== 'route' && kind !== 'pattern') return undefined;
    const address = (value.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/+$/, '');
    return addresses.has(address) ? { from: value, to } : undefined;
  };

function bequeath(addresses: ReadonlySet<string>, heir: PageSource, change: SiteChange, source: SiteSource): void {
  const known = new Set(aliasesOf(heir, source));
  const own = Array.isArray(heir.page.aliases) ? heir.page.aliases : [];
  const added = [...addresses].filter((address) => !known.has(address));
  change.setAfter(heir.file.path, 'aliases', [...own, ...added], keysBeforeAliases);
}

function heirLines(
  { pages }: OpenSite,
  { route, file }: PageSource,
  addresses: ReadonlySet<string>,
  counts: Map<string, number>,
): string[] {
  const led = [...addresses].join(', ');
  const lines = [`Visitors of ${led} are led to ${route} ("aliases" in ${pages}/${file.path}).`];
  if (counts.size > 0) lines.push(`What referred to it refers to ${route} now; see whether its words still fit:`);
  return [...lines, ...listedCounts(counts, pages)];
}
