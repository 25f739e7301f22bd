import type { Site } from '#render/site.types.ts';
import type { Json } from '#shared/json.ts';
import type { ResolvedPage } from '../resolve/resolved.ts';
import type { TopicFeed } from '../resolve/topicFeed.ts';

export interface FeatureSite {
  site: Site;
  /** Path of the site's folder, with which addresses of files begin; empty at the root of a host. */
  base: string;
  /** Base path of page addresses: `base` and the folder of the locale. Routes are written without it. */
  languageBase: string;
  /** Absolute address for an address of the output, as links contain it. */
  absolute: (path: string) => string;
  /** True in a preview, which must stay unknown to search engines. */
  isPreview: boolean;
  /** True under `lintel dev`. */
  isDev?: boolean;
}

export interface FinishedPage {
  page: ResolvedPage;
  main: string;
  /** Structured data reported by the page's blocks. */
  jsonLd: object[];
}

/** Directives of the Content-Security-Policy to which features may add. Pictures may come from anywhere anyway. */
export const policyDirectives = [
  'script-src',
  'style-src',
  'connect-src',
  'frame-src',
  'font-src',
  'media-src',
  'form-action',
] as const;

export type PolicyDirective = (typeof policyDirectives)[number];

/**
 * Origins or file addresses that browsers may request beside the site's own, or hashes of inline scripts and styles
 * (`'sha256-…'`), by directive of the Content-Security-Policy.
 */
export type PolicySources = Partial<Record<PolicyDirective, string[]>>;

/** Output files by their paths: texts or bytes. */
export type FeatureFiles = Record<string, string | Uint8Array>;

/** Stored facts of a page, by feature name. */
export type FeatureFacts = Record<string, Json>;

/** Entry of a page, known without building it; with the facts of the last build of the page, if any. */
export interface PageEntry<Facts extends Json = FeatureFacts> {
  /** Route of the page; for a not-found page, the folder that it answers for. */
  route: string;
  isNotFoundPage: boolean;
  /** True if search engines may list the page. */
  isIndexed: boolean;
  /** Old routes that redirect to the page. */
  aliases: string[];
  /** Routes that lead to the page for now, as nothing else is there: those of topics without items. */
  emptied: string[];
  /** Day of the last change as written on the page, `2027-01-15`; absent if nothing is said. */
  updated?: string | undefined;
  facts?: Facts | undefined;
  /** Creates the feed of a topic; undefined for pages without one. Shards do not pass it on. */
  feed?: (() => TopicFeed | undefined) | undefined;
}

/**
 * Output made from all pages of a site, such as a sitemap or a search. A folder beside this file is a feature: its
 * `feature.ts` exports one as `feature`, and nothing else has to be changed. All hooks are pure.
 */
export interface Feature<Facts extends Json = Json> {
  /**
   * Collects facts of a page that `files` needs beside the entry. They are stored with the page, and collected again
   * when the page is made again.
   */
  facts?(page: FinishedPage): Facts | undefined;
  /**
   * Creates markup for the head of a page's document. Client-side navigation takes over `meta` and `link` elements and
   * JSON-LD: see the list in `showPage.ts` of the client. Scripts are code for browsers in `client.ts`; one in the markup
   * has to be allowed by `policy`.
   */
  head?(page: FinishedPage, site: FeatureSite): string;
  /** Removes what only `files` reads from `_site.json`: when that changes, no page has to be made again. */
  withoutFiles?(site: Site): Site;
  /**
   * @returns true if the page loads the folder's `client.ts`, a module for browsers. It runs once for all pages that a
   * visitor reaches without loading a document; `lintel:page` is dispatched when another page is shown.
   */
  client?(page: FinishedPage, site: FeatureSite): boolean;
  /** True if `files` is called for each locale; otherwise once, with all pages below the first locale's base. */
  isOfLanguage?: true;
  /**
   * Lists the sources that pages may load for the feature. All pages share the policy, as a visitor takes it from one
   * page to the next.
   */
  policy?(site: FeatureSite): PolicySources[];
  /**
   * Creates output files by their paths, relative to the output or to the folder of the locale: at once, or later.
   * @param pages all published pages, the not-found pages last
   */
  files?(site: FeatureSite, pages: PageEntry<Facts>[]): FeatureFiles | Promise<FeatureFiles>;
}
