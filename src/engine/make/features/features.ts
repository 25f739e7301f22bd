import { readdirSync } from 'node:fs';
import type { PageSource } from '#engine/content/source.ts';
import type { Site } from '#render/site.types.ts';
import { isIndexed } from '../resolve/page.ts';
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
export function featureSite(site: Site, isPreview = false, base = ''): FeatureSite {
  const { origin } = new URL(site.url);
  return {
    site,
    base,
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
  const { route, isNotFoundPage, page } = source;
  const aliases = Array.isArray(page.aliases) ? page.aliases.filter((alias) => typeof alias === 'string') : [];
  return { route, isNotFoundPage, isIndexed: isIndexed(source), aliases };
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

/** Files of features, by their paths below the output. */
export function filesOf(features: LoadedFeature[], site: FeatureSite, pages: PageEntry[]): Map<string, string> {
  const filesFrom = ({ name, files }: LoadedFeature) =>
    files?.(
      site,
      pages.map((page) => ({ ...page, facts: page.facts?.[name] })),
    ) ?? {};
  return new Map(features.flatMap((feature) => Object.entries(filesFrom(feature))));
}
