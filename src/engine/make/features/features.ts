import { readdirSync } from 'node:fs';
import { addressInSite } from '#engine/content/editions.ts';
import type { PageSource } from '#engine/content/source.ts';
import type { Site } from '#render/site.types.ts';
import { isIndexed } from '../resolve/page.ts';
import { aliasesOf } from '../resolve/siteContext.ts';
import type { Feature, FeatureSite, FinishedPage, PageEntry, PageFacts } from './feature.ts';
import { own } from './own.ts';

/** A feature and the name of its folder. */
export interface LoadedFeature extends Feature {
  name: string;
  /** It is the site's own. */
  isOwn: boolean;
}

let loading: Promise<LoadedFeature[]> | undefined;

/** Every feature: one for each folder beside this file, in the order of their names, then those of the site's own. */
export function loadFeatures(): Promise<LoadedFeature[]> {
  loading ??= Promise.all(folders().map(load)).then((ours) => [
    ...ours.filter(({ name }) => !own[name]),
    ...Object.entries(own).map(([name, feature]) => ({ name, isOwn: true, ...feature })),
  ]);
  return loading;
}

const folders = () =>
  readdirSync(import.meta.dirname, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    .sort();

async function load(name: string): Promise<LoadedFeature> {
  const { feature }: { feature: Feature } = await import(`./${name}/feature.ts`);
  return { name, isOwn: false, ...feature };
}

/** Whether a feature's files follow from pages as they were made: in a site that is made in parts, no part knows all. */
export const needsAllPages = ({ facts }: Feature): boolean => facts !== undefined;

/** The site as features see it. */
export function featureSite(site: Site, isPreview = false, base = '', languageBase = base): FeatureSite {
  const { origin } = new URL(site.url);
  return {
    site,
    base,
    languageBase,
    isPreview,
    absolute: (path) => (plainPath.test(path) ? origin + path : new URL(path, site.url).href),
  };
}

/** A path that stands in an address as it is. */
const plainPath = /^\/(?!\/)[\w/-]*$/;

/** `_site.json` as far as pages follow from it. */
export const siteOfPages = (features: LoadedFeature[], site: Site): Site =>
  features.reduce((seen, { withoutFiles }) => withoutFiles?.(seen) ?? seen, site);

/** What is known of a page from its head. */
export function pageEntry(source: PageSource): PageEntry {
  const { route, isNotFoundPage } = source;
  return { route, isNotFoundPage, isIndexed: isIndexed(source), aliases: aliasesOf(source) };
}

/** What features have to remember of a page; undefined for nothing. */
export function factsOf(features: LoadedFeature[], page: FinishedPage): PageFacts | undefined {
  const facts: PageFacts = {};
  for (const feature of features) {
    const found = feature.facts?.(page);
    if (found !== undefined) facts[feature.name] = found;
  }
  return Object.keys(facts).length ? facts : undefined;
}

/** A site in one of its languages, and its published pages in it. */
export interface FeatureEdition {
  site: FeatureSite;
  pages: PageEntry[];
}

/**
 * Files of features, by their paths below the output.
 * @param editions the site in each of its languages, the first one first
 */
export function filesOf(features: LoadedFeature[], editions: FeatureEdition[]): Map<string, string> {
  const whole = wholeSite(editions);
  const filesFrom = ({ name, files, isOfLanguage }: LoadedFeature) =>
    (isOfLanguage ? editions : whole).flatMap(({ site, pages }) => {
      const made = files?.(
        site,
        pages.map((page) => ({ ...page, facts: page.facts?.[name] })),
      );
      return Object.entries(made ?? {}).map(([path, text]): [string, string] => [inFolder(path, site), text]);
    });
  return new Map(features.flatMap(filesFrom));
}

/** All pages of a site, whatever their language, as if they were of the first one. */
function wholeSite([first, ...others]: FeatureEdition[]): FeatureEdition[] {
  if (!first) return [];
  const pages = others.flatMap(({ site, pages }) => {
    const below = (route: string) => addressInSite(route, site);
    return pages.map((page) => ({ ...page, route: below(page.route), aliases: page.aliases.map(below) }));
  });
  return [{ site: first.site, pages: [...first.pages, ...pages] }];
}

/** Files with a hash in their names are in one folder for all languages. */
const inFolder = (path: string, { base, languageBase }: FeatureSite) =>
  path.startsWith('assets/') ? path : `${languageBase}/`.slice(base.length + 1) + path;
