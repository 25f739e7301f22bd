import { isPublished } from '#engine/content/publication.ts';
import type { PageSource, SiteSource } from '#engine/content/source.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import type { MeasuredMedia } from '../images/measure.ts';

/** What resolving needs to know of the whole site, and what it finds out for the whole site. */
export interface SiteContext {
  source: SiteSource;
  /** `_site.json`. */
  site: JsonObject;
  /** BCP 47 tag of the site's language. */
  language: string;
  /** Today for drafts and dates, `2027-01-15`. */
  at: string;
  media: Map<string, MeasuredMedia>;
  /** Published pages by route, not-found pages left out. */
  pages: Map<string, PageSource>;
}

/** Prepares a checked site for resolving. */
export function createSiteContext(source: SiteSource, media: Map<string, MeasuredMedia>, at: string): SiteContext {
  const site = isObject(source.site?.json) ? source.site.json : {};
  const published = source.pages.filter(({ page, isNotFoundPage }) => !isNotFoundPage && isPublished(page, at));
  return {
    source,
    site,
    language: typeof site.language === 'string' ? site.language : 'en',
    at,
    media,
    pages: new Map(published.map((page) => [page.route, page])),
  };
}

/** Every page that is part of the site on the context's day, the not-found pages last. */
export function publishedPages({ source, pages, at }: SiteContext): PageSource[] {
  const notFound = source.pages.filter(({ page, isNotFoundPage }) => isNotFoundPage && isPublished(page, at));
  return [...pages.values(), ...notFound];
}
