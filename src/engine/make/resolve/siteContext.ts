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
  /** The moment that dates are compared with, `2027-01-15`. */
  at: string;
  /** Drafts are part of the site. */
  drafts: boolean;
  media: Map<string, MeasuredMedia>;
  /** Published pages by route, not-found pages left out. */
  pages: Map<string, PageSource>;
}

/**
 * Prepares a checked site for resolving.
 * @param at a day or a time of the site's clock
 * @param drafts whether drafts are part of the site
 */
export function createSiteContext(
  source: SiteSource,
  media: Map<string, MeasuredMedia>,
  at: string,
  drafts = false,
): SiteContext {
  const site = isObject(source.site?.json) ? source.site.json : {};
  const published = source.pages.filter(({ page, isNotFoundPage }) => !isNotFoundPage && isThere(page, at, drafts));
  return {
    source,
    site,
    language: typeof site.language === 'string' ? site.language : 'en',
    at,
    drafts,
    media,
    pages: new Map(published.map((page) => [page.route, page])),
  };
}

/** Every page that is part of the site at the context's moment, the not-found pages last. */
export function publishedPages({ source, pages, at, drafts }: SiteContext): PageSource[] {
  const notFound = source.pages.filter(({ page, isNotFoundPage }) => isNotFoundPage && isThere(page, at, drafts));
  return [...pages.values(), ...notFound];
}

const isThere = (page: JsonObject, at: string, drafts: boolean) =>
  isPublished(drafts ? { ...page, draft: false } : page, at);
