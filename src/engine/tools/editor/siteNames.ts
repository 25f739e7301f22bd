import { listFeedAddresses } from '#engine/content/feedAddresses.ts';
import { iconNames } from '#engine/content/icons.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import { isTokenText } from '#engine/content/text/tokens.ts';
import { createSiteContext } from '#engine/make/resolve/createContexts.ts';
import { listPartAddresses } from '#engine/make/resolve/siteContext.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { textFileName } from '#shared/contentFile/textFileName.ts';
import { asObject, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { ownLinkSchemes } from '#shared/linkSchemes.ts';
import { isPicture } from '#shared/media.ts';
import { findPageAnchors } from './findPageAnchors.ts';

export type SiteNames = ReturnType<typeof collectSiteNames>;

/** Unreadable files contribute no names. */
export function collectSiteNames(source: SiteSource) {
  const pages = source.pages.filter(({ isNotFoundPage }) => !isNotFoundPage);
  const routes = pages.map(({ route }) => route).sort();
  const files = [...source.media.keys()].sort();
  const site = asObject(source.site?.json);
  const aliases = source.pages.flatMap(({ page }) => textsOf(page.aliases));
  return {
    routes,
    /** Addresses with an anchor: `/about#history`. */
    anchors: findPageAnchors(source),
    /** Kinds of links that the site adds, as `slack` for `slack://…`. */
    linkKinds: ownLinkSchemes(site),
    otherAddresses: [
      ...[...aliases, ...Object.keys(asObject(site.redirects)), ...listFeedAddresses(site)],
      ...addressesOfLists(source),
    ],
    /** Patterns for all pages of a folder: `/courses/*`. */
    folders: foldersOf(routes),
    files,
    pictures: files.filter(isPicture),
    icons: iconNames(),
    layouts: [...source.layouts.keys()].sort(),
    shared: [...source.shared.keys()].sort(),
    /** Names of text files: `_about.md`, `_texts/terms.md`. */
    texts: [...source.texts.keys()].map(textFileName).sort(),
    lists: new Map([...source.data].map(([name, file]) => [name, fieldsOf(file)])),
    /** Lists whose items have pages. */
    listsWithPages: new Set(source.pages.flatMap(({ item }) => item?.list ?? [])),
    /** Values of tokens by path: `site.phone`. */
    tokens: new Map(tokensBelow(site, 'site')),
  };
}

/** Addresses of pages and topics of lists, as a check has found these. */
const addressesOfLists = (source: SiteSource): string[] =>
  source.pages.some(({ lists }) => lists)
    ? listPartAddresses(createSiteContext(source, new Map(), siteNow(source.directory)))
    : [];

const textsOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

function fieldsOf({ json }: SourceFile): JsonObject {
  return asObject(asObject(json).fields);
}

function foldersOf(routes: string[]): string[] {
  const parentFolders = routes.map((route) => route.slice(0, route.lastIndexOf('/'))).filter((folder) => folder !== '');
  return [...new Set(parentFolders)].map((folder) => `${folder}/*`);
}

/** Parts of `_site.json` whose texts are not repeated on pages. */
const notTokens = [
  '$schema',
  'backToTop',
  'enquiry',
  'footer',
  'header',
  'icon',
  'labels',
  'language',
  'linkSchemes',
  'organizationType',
  'redirects',
  'shareImage',
  'theme',
];

function tokensBelow(value: Json | undefined, path: string): [path: string, value: string][] {
  if (isTokenText(value)) return [[path, String(value)]];
  if (!isObject(value)) return [];
  return Object.entries(value)
    .filter(([key]) => path !== 'site' || !notTokens.includes(key))
    .flatMap(([key, value]) => tokensBelow(value, `${path}.${key}`));
}
