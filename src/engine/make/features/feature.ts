import type { Site } from '#render/site.types.ts';
import type { Json } from '#shared/json.ts';
import type { ResolvedPage } from '../resolve/resolved.ts';

/** The site as features see it. */
export interface FeatureSite {
  /** `_site.json`, resolved. */
  site: Site;
  /** Path of the folder that the site lies below, which addresses of files begin with; empty at the top of its address. */
  base: string;
  /** Path that addresses of pages begin with: that folder, and the one of the language. Routes are written without it. */
  languageBase: string;
  /** A whole address for an address of the finished site, as links have it. */
  absolute: (path: string) => string;
  /** It is for those who work on it, and is to stay unknown to search engines. */
  isPreview: boolean;
  /** It is shown by dev. */
  isDev?: boolean;
}

/** A page that was resolved and rendered. */
export interface FinishedPage {
  page: ResolvedPage;
  /** The HTML inside of its `<main>`. */
  main: string;
  /** Structured data that its blocks report. */
  jsonLd: object[];
}

/** Origins, or addresses of files, that browsers may ask beside the site's own, by directives of the Content-Security-Policy. */
export type PolicySources = Partial<Record<'script-src' | 'connect-src' | 'frame-src', string[]>>;

/** What features remember of a page, by their names. */
export type PageFacts = Record<string, Json>;

/** What is known of every page of a site without making it; with what was found out when it was made, where it was. */
export interface PageEntry<Facts extends Json = PageFacts> {
  /** Of a not-found page, the folder that it answers for. */
  route: string;
  isNotFoundPage: boolean;
  /** Search engines may list it. */
  isIndexed: boolean;
  /** Other addresses that lead to it. */
  aliases: string[];
  facts?: Facts | undefined;
}

/**
 * Something that a site does with its pages as a whole, as a sitemap or a search. A folder beside this file is a feature:
 * its `feature.ts` exports one as `feature`, and nothing else has to be changed. All hooks are pure.
 */
export interface Feature<Facts extends Json = Json> {
  /**
   * What `files` has to know of a page beside its entry; undefined for nothing. It is remembered with the page, and asked
   * for again only when the page is made again.
   */
  facts?(page: FinishedPage): Facts | undefined;
  /**
   * Markup for the head of a page's document. Where the page is shown without loading that, JSON-LD and `meta property` go
   * along: `showPage.ts` of the client lists what does.
   */
  head?(page: FinishedPage, site: FeatureSite): string;
  /** `_site.json` without what only `files` reads: when that changes, no page has to be made again. */
  withoutFiles?(site: Site): Site;
  /**
   * Whether a page loads the folder's `client.ts`, which is a module for browsers. It is loaded once for all pages
   * that a visitor goes on to without loading a document: `lintel:page` is dispatched when another one is shown.
   */
  client?(page: FinishedPage, site: FeatureSite): boolean;
  /** `files` is asked in each language of the site, with the pages in it; else once, with all, below the first one's base. */
  isOfLanguage?: true;
  /** What the pages of the site may ask for on account of the feature. All of them: a visitor takes the policy of one to the next. */
  policy?(site: FeatureSite): PolicySources[];
  /**
   * Files of the output, by their paths below it; of a language, below the folder of that.
   * @param pages all published pages, the not-found pages last
   */
  files?(site: FeatureSite, pages: PageEntry<Facts>[]): Record<string, string>;
}
