import { explainInvalidName, explainUnusableAddress, routeOf } from '#engine/content/addresses.ts';
import type { PageSource, SiteSource } from '#engine/content/siteSource.ts';
import { writtenPathOf } from '#engine/content/templates/itemFile.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { addressNameOf, addressStyleOf } from '#shared/addressName.ts';
import { isContentPath } from '#shared/contentFile/contentPath.ts';
import { didYouMean, quote } from '#shared/formatText.ts';
import { asObject, isObject } from '#shared/json.ts';
import { findNearestPath } from '#shared/nearestName.ts';
import { plainAddress } from '#shared/plainAddress.ts';

/** Removes slashes at the end; "/" stays. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/**
 * Parses a route as typed: `/about/location`, also with a trailing slash or as a file path
 * (`pages/about/location.json`).
 * @throws CommandError for files of the pages folder that are not pages
 */
export function parseRoute(text: string, pages: string): string {
  const path = text.startsWith(`${pages}/`) ? text.slice(pages.length) : text;
  if (/(^|\/)_404(\.(?:json|md))?$/.test(path))
    throw new CommandError(
      `${quote(text)} is what visitors see where nothing is found. It has no address that anything could name: it goes with its folder, or rename or delete the file yourself.`,
    );
  if (path === '_site.json' || path === '/_site.json')
    throw new CommandError('_site.json stays where it is: it holds the whole site together.');
  const route = isContentPath(path) ? routeOf(path.replace(/^\//, '')) : path;
  return withoutTrailingSlash(plainAddress(route.normalize()));
}

/** @throws CommandError if the route is invalid, with the reason and a suggestion in the letters of the site's addresses */
export function refuseInvalidRoute(route: string, { site }: SiteSource): void {
  const names = route.replace(/^\//, '').split('/');
  const suggestion = `/${names
    .map((name) => addressNameOf(name, addressStyleOf(asObject(site?.json))))
    .filter(Boolean)
    .join('/')}`;
  const fault = explainInvalidRoute(route, names);
  if (fault)
    throw new CommandError(
      `${quote(route)} cannot be the address of a page: ${fault}. Addresses are made of small letters, digits and hyphens. ${didYouMean(suggestion === '/' || suggestion === route ? undefined : suggestion, 'Write it as "/events/tech-fest".')}`,
    );
}

function explainInvalidRoute(route: string, names: string[]): string | undefined {
  if (route === '/') return 'it is that of the home page, index.json, of which there is one';
  if (!route.startsWith('/')) return 'it does not begin with "/"';
  if (/[?#]/.test(route)) return 'what follows "#" or "?" is no part of a page’s address';
  const special = names.find((name) => name.startsWith('_'));
  if (special) return `${quote(special)} begins with "_", which means no page`;
  if (names.at(-1) === 'index')
    return '"index" at its end is left out: the page of a folder has the address of the folder';
  if (names.includes('')) return 'there is nothing between two "/"';
  for (const name of names) {
    const fault = explainInvalidName(name);
    if (fault) return `${quote(name)} has ${fault}`;
  }
  return explainUnusableAddress(route);
}

export const findPageAt = (route: string, { pages }: SiteSource): PageSource | undefined =>
  pages.find((page) => page.route === route && !page.isNotFoundPage);

export const requirePageAt = (route: string, source: SiteSource): PageSource =>
  findPageAt(route, source) ?? refuseMissingPage(route, source);

/** @throws CommandError for a page that a template makes of an item, and that has no file of its own */
export function refuseItemPage(page: PageSource | undefined): void {
  if (!page?.item) return;
  const { list, index } = page.item;
  throw new CommandError(
    `Nothing was changed: ${page.route} has no file of its own. ${writtenPathOf(page)} makes it of entry ${index + 1} of _data/${list}.json. Change or remove that entry.`,
  );
}

/**
 * Page of a route, and the pages below it, including the not-found page of the section.
 * @throws CommandError if there are none
 */
export function findSection(route: string, source: SiteSource): { own: PageSource | undefined; inside: PageSource[] } {
  const own = findPageAt(route, source);
  const inside = source.pages.filter(
    (page) => page.route.startsWith(`${route}/`) || (page.route === route && page.isNotFoundPage),
  );
  if (!own && inside.length === 0) refuseMissingPage(route, source);
  return { own, inside };
}

/** Reason why a route is taken, as the end of a sentence; undefined if it is free. */
export function describeRouteConflict(
  route: string,
  source: SiteSource,
  except?: ReadonlySet<PageSource>,
): string | undefined {
  const page = findPageAt(route, source);
  if (page) return `there is a page at ${route} already: ${page.file.path}`;
  const other = source.pages.find((page) => !except?.has(page) && aliasesOf(page, source).includes(route));
  if (other) return `${route} is another address ("aliases") of ${other.file.path}; take it out there first`;
  const { redirects } = asObject(source.site?.json);
  if (isObject(redirects) && Object.hasOwn(redirects, route))
    return `_site.json redirects ${route} to ${quote(String(redirects[route]))}; take that out of "redirects" first`;
  return undefined;
}

export function aliasesOf({ page }: PageSource, source: SiteSource): string[] {
  const tokens = { site: asObject(source.site?.json), page };
  const aliases = Array.isArray(page.aliases) ? page.aliases : [];
  return aliases.map((alias) => (typeof alias === 'string' ? plainAddress(replaceTokens(alias, tokens)) : ''));
}

/** @throws CommandError with a suggestion of a similar route */
export function refuseMissingPage(route: string, source: SiteSource): never {
  const aliasOwner = source.pages.find((page) => aliasesOf(page, source).includes(route));
  if (aliasOwner)
    throw new CommandError(
      `${route} is only another address ("aliases") of ${aliasOwner.route}, which is the page: ${aliasOwner.file.path}.`,
    );
  const routes = source.pages.filter((page) => !page.isNotFoundPage).map((page) => page.route);
  const suggestion = findNearestPath(route.startsWith('/') ? route : `/${route}`, routes);
  throw new CommandError(
    `There is no page at ${quote(route)}. ${didYouMean(suggestion, 'Name a page by its address, as "/about/location".')}`,
  );
}
