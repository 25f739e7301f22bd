import { absentAddresses } from '#engine/content/absentAddresses.ts';
import { basePathOf } from '#engine/content/basePath.ts';
import { editionOf, editionPath, pageAddress } from '#engine/content/editions.ts';
import { listedFeeds } from '#engine/content/feeds.ts';
import { isPublished } from '#engine/content/publication.ts';
import type { PageSource, SiteSource } from '#engine/content/source.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import type { MeasuredMedia } from '../images/measure.ts';

/** A site in one of its languages, as the others know it. */
export interface Edition {
  /** BCP 47 tag. */
  language: string;
  /** Path that the addresses of its pages begin with. */
  base: string;
  /** Routes of its own published pages, their aliases, and addresses of feeds. */
  own: ReadonlySet<string>;
}

/** What resolving needs to know of the whole site in one language, and what it finds out for it. */
export interface SiteContext {
  source: SiteSource;
  /** `_site.json`. */
  site: JsonObject;
  /** Path of the folder that the site lies below, as `basePathOf` gives it: addresses of files begin with it. */
  base: string;
  /** Path that addresses of pages begin with: that folder, and the one of the language. */
  languageBase: string;
  /** BCP 47 tag of the language. */
  language: string;
  /** The site in all its languages, the first one first. */
  editions: readonly Edition[];
  /** The moment for which the site is made, on its own clock: `2027-01-15` or `2027-01-15T09:00`. */
  at: string;
  /** Addresses that are written, but not public at that moment: `/plans`, `/about#open-day`. */
  absent: ReadonlySet<string>;
  media: Map<string, MeasuredMedia>;
  /** Published pages by route, not-found pages left out; where there is no translation, the page in the first language. */
  pages: Map<string, PageSource>;
}

/**
 * Prepares a checked site for resolving, in its first language.
 * @param absentAnchors addresses with an anchor that is not on its page at that moment, as the check has found them
 * @param base of the addresses; where the site is only looked at, it is at the top of the server
 */
export const createSiteContext = (...site: Parameters<typeof createEditions>): SiteContext =>
  createEditions(...site)[0] as SiteContext;

/** Prepares a checked site for resolving as `createSiteContext` does, in each of its languages, the first one first. */
export function createEditions(
  source: SiteSource,
  media: Map<string, MeasuredMedia>,
  at: string,
  absentAnchors: Iterable<string> = [],
  base?: string,
): SiteContext[] {
  const siteBase = base ?? basePathOf(isObject(source.site?.json) ? source.site.json : {});
  const anchors = [...absentAnchors];
  const editions: Edition[] = [];
  const create = (edition: SiteSource, folder: string): SiteContext => {
    const site = isObject(edition.site?.json) ? edition.site.json : {};
    const published = edition.pages.filter(({ page, isNotFoundPage }) => !isNotFoundPage && isPublished(page, at));
    const context = {
      ...{ source: edition, site, base: siteBase, languageBase: siteBase + folder, editions, at, media },
      language: typeof site.language === 'string' ? site.language : 'en',
      absent: new Set([...absentAddresses(edition, at).keys(), ...below(folder, anchors)]),
      pages: new Map(published.map((page) => [page.route, page])),
    };
    const own = published.filter(({ isFallback }) => !isFallback).flatMap((page) => [page.route, ...aliasesOf(page)]);
    const reachable = new Set([...own, ...listedFeeds(site)]);
    editions.push({ language: context.language, base: context.languageBase, own: reachable });
    return context;
  };
  const first = create(source, '');
  return [
    first,
    ...[...source.translations.keys()].map((language) => create(editionOf(source, language), editionPath(language))),
  ];
}

const below = (folder: string, addresses: string[]) =>
  addresses.flatMap((address) => (address.startsWith(`${folder}/`) ? address.slice(folder.length) : []));

/** Other addresses that lead to a page. */
export const aliasesOf = ({ page: { aliases } }: PageSource): string[] =>
  Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [];

/** Every page that is part of the site in its language at the context's moment, the not-found pages last. */
export function publishedPages({ source, pages, at }: SiteContext): PageSource[] {
  const notFound = source.pages.filter(({ page, isNotFoundPage }) => isNotFoundPage && isPublished(page, at));
  return [...pages.values(), ...notFound].filter(({ isFallback }) => !isFallback);
}

/** The language that an address is in, and the route there. */
export function editionAt(path: string, editions: SiteContext[]): { context: SiteContext; route: string } {
  const [first, ...others] = editions as [SiteContext, ...SiteContext[]];
  const context = others.find(({ languageBase }) => `${path}/`.startsWith(`${languageBase}/`)) ?? first;
  return { context, route: path.slice(context.languageBase.length) || '/' };
}

/** Address of a page of the site: one that stands in for a translation is where it is in the first language. */
export const addressOf = (page: PageSource, { base, languageBase, editions }: SiteContext): string =>
  pageAddress({ base, languageBase: page.isFallback ? (editions[0]?.base ?? '') : languageBase }, page.route);
