import { listedFeeds } from '#engine/content/feeds.ts';
import { iconNames } from '#engine/content/icons.ts';
import { isPicture } from '#engine/content/media/isPicture.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { isTokenText } from '#engine/content/text/tokens.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { findAnchors } from './anchorsOfPages.ts';

/** Everything of a site that content can name, for the lists that an editor offers. */
export type SiteNames = ReturnType<typeof collectNames>;

/** Collects the names. Files that could not be read have none. */
export function collectNames(source: SiteSource) {
  const pages = source.pages.filter(({ isNotFoundPage }) => !isNotFoundPage);
  const routes = pages.map(({ route }) => route).sort();
  const files = [...source.media.keys()].sort();
  const site = isObject(source.site?.json) ? source.site.json : {};
  const aliases = source.pages.flatMap(({ page }) => textsOf(page.aliases));
  return {
    routes,
    /** Addresses with an anchor: `/about#history`. */
    anchors: findAnchors(source),
    /** Other addresses of pages, what `_site.json` redirects, and its feeds. */
    otherAddresses: [...aliases, ...Object.keys(isObject(site.redirects) ? site.redirects : {}), ...listedFeeds(site)],
    /** Patterns of all pages in a folder: `/courses/*`. */
    folders: foldersOf(routes),
    /** Every file of `_media`. */
    files,
    pictures: files.filter(isPicture),
    icons: iconNames(),
    layouts: [...source.layouts.keys()].sort(),
    shared: [...source.shared.keys()].sort(),
    /** What `fields` of each data list says, by the list's name. */
    lists: new Map([...source.data].map(([name, file]) => [name, fieldsOf(file)])),
    /** Values of tokens by the token's path: `site.phone`. */
    tokens: new Map(tokensBelow(site, 'site')),
  };
}

const textsOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

function fieldsOf({ json }: SourceFile): JsonObject {
  return isObject(json) && isObject(json.fields) ? json.fields : {};
}

function foldersOf(routes: string[]): string[] {
  const above = routes.map((route) => route.slice(0, route.lastIndexOf('/'))).filter((folder) => folder !== '');
  return [...new Set(above)].map((folder) => `${folder}/*`);
}

/** Parts of `_site.json` whose texts nobody repeats in a page. */
const notTokens = [
  '$schema',
  'backToTop',
  'enquiry',
  'footer',
  'header',
  'icon',
  'labels',
  'language',
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
    .flatMap(([key, below]) => tokensBelow(below, `${path}.${key}`));
}
