import { absentAddresses } from '#engine/content/absentAddresses.ts';
import { basePathOf } from '#engine/content/basePath.ts';
import { isPublished } from '#engine/content/publication.ts';
import type { PageSource, SiteSource } from '#engine/content/source.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import type { MeasuredMedia } from '../images/measure.ts';

/** What resolving needs to know of the whole site, and what it finds out for the whole site. */
export interface SiteContext {
  source: SiteSource;
  /** `_site.json`. */
  site: JsonObject;
  /** Path of the folder that the site lies below, as `basePathOf` gives it: addresses begin with it. */
  base: string;
  /** BCP 47 tag of the site's language. */
  language: string;
  /** The moment for which the site is made, on its own clock: `2027-01-15` or `2027-01-15T09:00`. */
  at: string;
  /** Addresses that are written, but not public at that moment: `/plans`, `/about#open-day`. */
  absent: ReadonlySet<string>;
  media: Map<string, MeasuredMedia>;
  /** Published pages by route, not-found pages left out. */
  pages: Map<string, PageSource>;
}

/**
 * Prepares a checked site for resolving.
 * @param absentAnchors addresses with an anchor that is not on its page at that moment, as the check has found them
 * @param base of the addresses; where the site is only looked at, it is at the top of the server
 */
export function createSiteContext(
  source: SiteSource,
  media: Map<string, MeasuredMedia>,
  at: string,
  absentAnchors: Iterable<string> = [],
  base?: string,
): SiteContext {
  const site = isObject(source.site?.json) ? source.site.json : {};
  const published = source.pages.filter(({ page, isNotFoundPage }) => !isNotFoundPage && isPublished(page, at));
  return {
    source,
    site,
    base: base ?? basePathOf(site),
    language: typeof site.language === 'string' ? site.language : 'en',
    at,
    absent: new Set([...absentAddresses(source, at).keys(), ...absentAnchors]),
    media,
    pages: new Map(published.map((page) => [page.route, page])),
  };
}

/** Every page that is part of the site at the context's moment, the not-found pages last. */
export function publishedPages({ source, pages, at }: SiteContext): PageSource[] {
  const notFound = source.pages.filter(({ page, isNotFoundPage }) => isNotFoundPage && isPublished(page, at));
  return [...pages.values(), ...notFound];
}
