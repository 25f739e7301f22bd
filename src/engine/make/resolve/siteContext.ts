import { topicFeedAddresses } from '#engine/content/feedAddresses.ts';
import { hasFeed, type ListPart, partRoute } from '#engine/content/lists/listParts.ts';
import { pageAddress } from '#engine/content/locales.ts';
import { isPublished } from '#engine/content/publication.ts';
import type { AddressedList, PageSource, SiteSource } from '#engine/content/siteSource.ts';
import type { JsonObject } from '#shared/json.ts';
import type { ListAddressing } from '#shared/listAddressing.ts';
import { encodeLetters, plainAddress } from '#shared/plainAddress.ts';
import type { MeasuredMedia } from '../images/measureMedia.ts';
import type { PageLanguage } from './resolved.ts';

/** Site in one locale, as other locales see it. */
export interface SiteLocale {
  language: string;
  base: string;
  /** Routes of published pages with a translation, their aliases, and addresses of feeds. */
  own: ReadonlySet<string>;
}

/** List that gives addresses to its pages and topics, as its page shows it at the time of the context. */
export interface ListOnPage {
  list: AddressedList;
  addressing: ListAddressing;
  items: readonly JsonObject[];
  /** All parts with an address, by what follows the address of the page: `''`, `/page/2`, `/tags/robotics`. */
  parts: ReadonlyMap<string, ListPart>;
  /** Dependency keys of `items`. */
  uses: ReadonlySet<string>;
}

export interface SiteContext {
  source: SiteSource;
  site: JsonObject;
  /** Path of the site's folder as of `basePathOf`, with which addresses of files begin. */
  base: string;
  /** Base path of page addresses: `base` and the folder of the locale. */
  languageBase: string;
  language: string;
  /** All locales of the site, the first one first. */
  locales: readonly SiteLocale[];
  /** Time for which the site is made, on its own clock: `2027-01-15` or `2027-01-15T09:00`. */
  at: string;
  /** Addresses in the content that are unpublished at that time: `/plans`, `/about#open-day`. */
  absent: ReadonlySet<string>;
  media: Map<string, MeasuredMedia>;
  /** Published pages by route with those of lists, without not-found pages. Without a translation, it is the page in the first language. */
  pages: Map<string, PageSource>;
  /** Lists that give addresses to their pages and topics, by the route of the page that they are on. */
  lists: ReadonlyMap<string, ListOnPage>;
  /** True while the site is edited: what is not written yet is shown as a prompt. */
  hasPrompts: boolean;
  /** True if values are resolved too that only editors and the inbox read; no page may be made of them. */
  hasEditorValues?: boolean;
}

/** Addresses of the pages, topics and feeds of all lists, also of those without items at that time. */
export const listPartAddresses = ({ lists, pages }: SiteContext): string[] => [
  ...[...pages.values()].flatMap(({ route, part, emptied = [] }) => (part ? [route] : emptied)),
  ...feedsOfTopics(lists),
];

/** Addresses of the feeds of all topics. */
export const feedsOfTopics = (lists: SiteContext['lists']): string[] =>
  [...lists].flatMap(([route, { parts }]) =>
    [...parts.values()]
      .filter(hasFeed)
      .flatMap(({ suffix }) => Object.values(topicFeedAddresses(partRoute(route, suffix)))),
  );

/** Old routes that redirect to a page. */
export const aliasesOf = ({ page: { aliases } }: PageSource): string[] =>
  Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string').map(plainAddress) : [];

export function publishedPages({ source, pages, at }: SiteContext): PageSource[] {
  const notFound = source.pages.filter(({ page, isNotFoundPage }) => isNotFoundPage && isPublished(page, at));
  return [...pages.values(), ...notFound].filter(({ isFallback }) => !isFallback);
}

export function findLocaleContext(path: string, locales: SiteContext[]): { context: SiteContext; route: string } {
  const [first, ...others] = locales as [SiteContext, ...SiteContext[]];
  const context = others.find(({ languageBase }) => `${path}/`.startsWith(`${languageBase}/`)) ?? first;
  return { context, route: path.slice(context.languageBase.length) || '/' };
}

/** Address of a page. A fallback for a missing translation has its address in the first language. */
export const addressOfPage = (page: PageSource, { base, languageBase, locales }: SiteContext): string =>
  encodeLetters(
    pageAddress({ base, languageBase: page.isFallback ? (locales[0]?.base ?? '') : languageBase }, page.route),
  );

/** Finds the address of a page in each language; without a translation, that of the list that it belongs to, or of the home page. */
export const findPageLanguages = (route: string, { base, locales, pages }: SiteContext): PageLanguage[] =>
  locales.flatMap(({ language, base: languageBase, own }) => {
    const addressOf = (path: string) => encodeLetters(pageAddress({ base, languageBase }, path));
    if (own.has(route)) return [{ language, address: addressOf(route) }];
    const other = [pages.get(route)?.part?.of ?? '/', '/'].find((each) => own.has(each));
    return other === undefined ? [] : [{ language, address: addressOf(other), isHome: true as const }];
  });
