import { readdirSync } from 'node:fs';
import { addressInSite } from '#engine/content/locales.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { runWithContent, type ToFailure, toCodeFailure } from '#engine/problems/codeFailure.ts';
import { waitWithinLimit } from '#engine/problems/codeLimit.ts';
import type { Site } from '#render/site.types.ts';
import { quote } from '#shared/formatText.ts';
import { isIndexed } from '../resolve/resolvePage.ts';
import { aliasesOf, type SiteContext } from '../resolve/siteContext.ts';
import { createTopicFeed } from '../resolve/topicFeed.ts';
import { custom } from './custom.ts';
import type { Feature, FeatureFacts, FeatureSite, FinishedPage, PageEntry } from './feature.ts';

export interface LoadedFeature extends Feature {
  name: string;
  isCustom: boolean;
}

let loading: Promise<LoadedFeature[]> | undefined;

/** Loads all features: one for each folder beside this file, in the order of their names, then those of the site. */
export function loadFeatures(): Promise<LoadedFeature[]> {
  loading ??= Promise.all(folders().map(load)).then((builtIn) => [
    ...builtIn.filter(({ name }) => !custom[name]),
    ...Object.entries(custom).map(([name, feature]) => ({ name, isCustom: true, ...feature })),
  ]);
  return loading;
}

/** Replaces the features of the site, whose code has changed. */
export function replaceSiteFeatures(features: typeof custom): void {
  for (const name of Object.keys(custom)) delete custom[name];
  Object.assign(custom, features);
  loading = undefined;
}

const folders = () =>
  readdirSync(import.meta.dirname, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    .sort();

async function load(name: string): Promise<LoadedFeature> {
  const { feature }: { feature: Feature } = await import(`./${name}/feature.ts`);
  return { name, isCustom: false, ...feature };
}

/** @returns true if the feature's files depend on built pages. No shard knows all of them. */
export const needsAllPages = ({ facts }: Feature): boolean => facts !== undefined;

export function featureSite(site: Site, isPreview = false, base = '', languageBase = base): FeatureSite {
  const { origin } = new URL(site.url);
  return {
    site,
    base,
    languageBase,
    isPreview,
    absolute: (path) =>
      plainPath.test(path) || !URL.canParse(path, site.url) ? origin + path : new URL(path, site.url).href,
  };
}

/** Paths that need no URL encoding. */
const plainPath = /^\/(?!\/)[\w/-]*$/;

/** Removes from `_site.json` what pages do not depend on. */
export const siteForPages = (features: LoadedFeature[], site: Site): Site =>
  features.reduce((remaining, { withoutFiles }) => withoutFiles?.(remaining) ?? remaining, site);

export function createPageEntry(source: PageSource, context: SiteContext): PageEntry {
  const { route, isNotFoundPage, page, emptied = [] } = source;
  const feed = source.part && { feed: () => createTopicFeed(source, context) };
  const updated = typeof page.updated === 'string' && { updated: page.updated };
  return {
    route,
    isNotFoundPage,
    isIndexed: isIndexed(source),
    aliases: aliasesOf(source),
    emptied,
    ...updated,
    ...feed,
  };
}

/**
 * Runs a hook of a feature.
 * @param file path of the page's file; `_site.json` for the whole site
 * @throws CodeFailure if the hook fails
 */
export const runFeature = <Result>(feature: LoadedFeature, file: string, run: () => Result): Result =>
  runWithContent(featureFailure(feature, file), run);

const featureFailure =
  ({ name }: LoadedFeature, file: string): ToFailure =>
  (reason, failed) => ({ code: 'feature-failed', args: { name, reason, failed }, file, pointer: '' });

/** Collects the facts of all features; undefined when there are none. @param file path of the page's file */
export function gatherFeatureFacts(
  features: LoadedFeature[],
  page: FinishedPage,
  file: string,
): FeatureFacts | undefined {
  const facts: FeatureFacts = {};
  for (const feature of features) {
    const featureFacts = runFeature(feature, file, () => feature.facts?.(page));
    if (featureFacts !== undefined) facts[feature.name] = featureFacts;
  }
  return Object.keys(facts).length ? facts : undefined;
}

export interface FeatureLocale {
  site: FeatureSite;
  pages: PageEntry[];
}

/** Creates the files of all features, by their paths in the output. @throws CodeFailure if a feature fails */
export async function createFeatureFiles(
  features: LoadedFeature[],
  locales: FeatureLocale[],
): Promise<Map<string, string | Uint8Array>> {
  const merged = mergeLocales(locales);
  const files = new Map<string, string | Uint8Array>();
  for (const feature of features.filter((each) => each.files))
    for (const { site, pages } of feature.isOfLanguage ? locales : merged) {
      const pagesWithFacts = pages.map((page) => ({ ...page, facts: page.facts?.[feature.name] }));
      const created = await waitWithinLimit(async () => feature.files?.(site, pagesWithFacts)).catch(
        (error: unknown) => {
          throw toCodeFailure(error, featureFailure(feature, '_site.json'));
        },
      );
      for (const [path, content] of Object.entries(created ?? {})) {
        runFeature(feature, '_site.json', () => assertContent(path, content));
        files.set(pathInLocale(path, site), content);
      }
    }
  return files;
}

/** @throws Error for what is no content of a file, as code without types may return it */
function assertContent(path: string, content: unknown): void {
  if (typeof content === 'string' || content instanceof Uint8Array) return;
  const given = content instanceof Promise ? 'a promise; wait for it' : String(content);
  throw new Error(`the content of its file ${quote(path)} must be a text or bytes (Uint8Array), and is ${given}`);
}

function mergeLocales([first, ...otherLocales]: FeatureLocale[]): FeatureLocale[] {
  if (!first) return [];
  const pages = otherLocales.flatMap(({ site, pages }) => {
    const withLocale = (route: string) => addressInSite(route, site);
    return pages.map((page) => ({
      ...page,
      route: withLocale(page.route),
      aliases: page.aliases.map(withLocale),
      emptied: page.emptied.map(withLocale),
    }));
  });
  return [{ site: first.site, pages: [...first.pages, ...pages] }];
}

/** Path in the output. Hashed files lie in one folder for all locales. */
const pathInLocale = (path: string, { base, languageBase }: FeatureSite) =>
  path.startsWith('assets/') ? path : `${languageBase}/`.slice(base.length + 1) + path;
