import { faultOfName, faultOfPlace, routeOf } from '#engine/content/addresses.ts';
import type { PageSource, SiteSource } from '#engine/content/source.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { addressName } from '#shared/addressName.ts';
import { isObject } from '#shared/json.ts';
import { nearestPath } from '#shared/nearest.ts';
import { didYouMean, quote } from '#shared/words.ts';
import { siteOf } from './places.ts';

/**
 * A route as a person writes it: `/about/location`, also with a slash at its end or as the path of its file
 * (`pages/about/location.json`).
 * @param pages folder of the pages
 * @throws CannotRun for files of the pages folder that are no pages
 */
export function readRoute(text: string, pages: string): string {
  const inside = text.startsWith(`${pages}/`) ? text.slice(pages.length) : text;
  if (/(^|\/)_404(\.json)?$/.test(inside))
    throw new CannotRun(
      `${quote(text)} is what visitors see where nothing is found. It has no address that anything could name: it goes with its folder, or rename or delete the file yourself.`,
    );
  if (inside === '_site.json' || inside === '/_site.json')
    throw new CannotRun('_site.json stays where it is: it holds the whole site together.');
  const route = inside.endsWith('.json') ? routeOf(inside.replace(/^\//, '')) : inside;
  return route.replace(/(?<=.)\/+$/, '');
}

/** @throws CannotRun when no page can have this address; says why, and which address it could have */
export function refuseBadRoute(route: string): void {
  const names = route.replace(/^\//, '').split('/');
  const better = `/${names.map(addressName).filter(Boolean).join('/')}`;
  const fault = whatIsWrong(route, names);
  if (fault)
    throw new CannotRun(
      `${quote(route)} cannot be the address of a page: ${fault}. Addresses are made of small letters a to z, digits and hyphens. ${didYouMean(better === '/' || better === route ? undefined : better, 'Write it as "/events/tech-fest".')}`,
    );
}

function whatIsWrong(route: string, names: string[]): string | undefined {
  if (route === '/') return 'it is that of the home page, index.json, of which there is one';
  if (!route.startsWith('/')) return 'it does not begin with "/"';
  if (/[?#]/.test(route)) return 'what follows "#" or "?" is no part of a page’s address';
  const special = names.find((name) => name.startsWith('_'));
  if (special) return `${quote(special)} begins with "_", which means no page`;
  if (names.at(-1) === 'index')
    return '"index" at its end is left out: the page of a folder has the address of the folder';
  if (names.includes('')) return 'there is nothing between two "/"';
  for (const name of names) {
    const fault = faultOfName(name);
    if (fault) return `${quote(name)} has ${fault}`;
  }
  return faultOfPlace(route);
}

/** The page that an address shows. */
export const pageAt = (route: string, { pages }: SiteSource): PageSource | undefined =>
  pages.find((page) => page.route === route && !page.isNotFoundPage);

/** @throws CannotRun when no page has this address */
export const existingPage = (route: string, source: SiteSource): PageSource =>
  pageAt(route, source) ?? refuseMissing(route, source);

/**
 * The page at an address, and those below it: first its own, then what answers for missing pages of the section too.
 * @throws CannotRun when there are none
 */
export function sectionAt(route: string, source: SiteSource): { own: PageSource | undefined; inside: PageSource[] } {
  const own = pageAt(route, source);
  const inside = source.pages.filter(
    (page) => page.route.startsWith(`${route}/`) || (page.route === route && page.isNotFoundPage),
  );
  if (!own && inside.length === 0) refuseMissing(route, source);
  return { own, inside };
}

/** Who has an address already, as the end of a sentence; undefined when it is free. */
export function holderOf(route: string, source: SiteSource, except?: ReadonlySet<PageSource>): string | undefined {
  const page = pageAt(route, source);
  if (page) return `there is a page at ${route} already: ${page.file.path}`;
  const other = source.pages.find((one) => !except?.has(one) && aliasesOf(one, source).includes(route));
  if (other) return `${route} is another address ("aliases") of ${other.file.path}; take it out there first`;
  const { redirects } = siteOf(source.site?.json);
  if (isObject(redirects) && Object.hasOwn(redirects, route))
    return `_site.json redirects ${route} to ${quote(String(redirects[route]))}; take that out of "redirects" first`;
  return undefined;
}

/** Other addresses of a page, tokens replaced. */
export function aliasesOf({ page }: PageSource, source: SiteSource): string[] {
  const tokens = { site: siteOf(source.site?.json), page };
  const aliases = Array.isArray(page.aliases) ? page.aliases : [];
  return aliases.map((alias) => (typeof alias === 'string' ? replaceTokens(alias, tokens) : ''));
}

/** @throws CannotRun that there is no page at an address, with the one that may have been meant */
export function refuseMissing(route: string, source: SiteSource): never {
  const owner = source.pages.find((page) => aliasesOf(page, source).includes(route));
  if (owner)
    throw new CannotRun(
      `${route} is only another address ("aliases") of ${owner.route}, which is the page: ${owner.file.path}.`,
    );
  const routes = source.pages.filter((page) => !page.isNotFoundPage).map((page) => page.route);
  const near = nearestPath(route.startsWith('/') ? route : `/${route}`, routes);
  throw new CannotRun(
    `There is no page at ${quote(route)}. ${didYouMean(near, 'Name a page by its address, as "/about/location".')}`,
  );
}
