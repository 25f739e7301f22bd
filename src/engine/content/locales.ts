import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json } from '#shared/json.ts';
import { filesByName } from './filesByName.ts';
import { MergedFile } from './mergedFile.ts';
import { type PageSource, pageKey, type SiteSource } from './siteSource.ts';

/** Languages of a site without its first one, from `languages` of `_site.json`. */
export function otherLocales(site: Json | undefined): string[] {
  const { language, languages } = isObject(site) ? site : {};
  if (!Array.isArray(languages)) return [];
  const named = languages.filter((tag) => typeof tag === 'string' && languageTagPattern.test(tag) && tag !== language);
  return [...new Set(named as string[])];
}

/** Language, with a country if needed: `pt-BR`. */
export const languageTagPattern = /^[a-z]{2,3}(?:-[A-Z]{2})?$/;

const translationFilePattern = /^(.+)\.([a-z]{2,3}(?:-[A-Z]{2})?)\.(json|md)$/;

/**
 * Original path and language of a translation, by its name: `about.hi.json` translates `about.json` to Hindi.
 * @returns undefined if the file name does not end with a language
 */
export function parseTranslationPath(path: string): { path: string; language: string } | undefined {
  const [, name, language, ending] = translationFilePattern.exec(path) ?? [];
  return name && language && !path.startsWith('_media/') ? { path: `${name}.${ending}`, language } : undefined;
}

/** Path of the translation of a file: `about.json` in Hindi is `about.hi.json`. */
export const translationPath = (path: string, language: string): string =>
  path.replace(/\.(?=(?:json|md)$)/, `.${language}.`);

/** Folder of the pages of a language in addresses. */
export const localePath = (language: string): string => `/${language.toLowerCase()}`;

/** Folder of a language relative to the folder of the site; empty for the first language. */
export const localePathOf = ({ base, languageBase }: { base: string; languageBase: string }): string =>
  languageBase.slice(base.length);

/**
 * Address of a page below the base path of its site and its language. Only the home page of the first language ends
 * with a slash.
 * @param path route of the page with its query and fragment
 */
export const pageAddress = ({ base, languageBase }: { base: string; languageBase: string }, path: string): string =>
  languageBase === base ? base + path : languageBase + path.replace(/^\/(?=$|[?#])/, '');

/** Address of a page within the whole site, from its route in one language. */
export const addressInSite = (route: string, edition: { base: string; languageBase: string }): string =>
  pageAddress({ base: '', languageBase: localePathOf(edition) }, route);

/** Address of the page of another language, relative to the base path of the site. */
export const addressInLocale = (route: string, language: string): string =>
  pageAddress({ base: '', languageBase: localePath(language) }, route);

/** Translated page at an address such as `/hi/about`; undefined if there is none. */
export const findTranslatedPage = (address: string, { translations }: SiteSource): PageSource | undefined =>
  [...translations]
    .flatMap(([language, { pages }]) =>
      pages.filter((page) => !page.isNotFoundPage && addressInLocale(page.route, language) === address),
    )
    .at(0);

const localizedSites = new WeakMap<SiteSource, Map<string, SiteSource>>();

/**
 * Site in another of its languages: with the routes of that language, pages of the first language in place of missing
 * translations, and translations merged into data, layouts and shared blocks.
 */
export const localizeSite = (source: SiteSource, language: string): SiteSource =>
  getOrInsert(
    getOrInsert(localizedSites, source, () => new Map<string, SiteSource>()),
    language,
    () => createLocalizedSite(source, language),
  );

function createLocalizedSite(source: SiteSource, language: string): SiteSource {
  const localized = source.translations.get(language);
  if (!localized) return source;
  const translated = new Set(localized.pages.map(pageKey));
  const fallbacks = source.pages
    .filter((page) => !translated.has(pageKey(page)))
    .map((page) => ({ ...page, isFallback: true as const }));
  return {
    ...source,
    site: localizeSiteSettings(source.site, localized.site, language),
    pages: [...localized.pages, ...fallbacks],
    layouts: mergeFileMaps(source.layouts, localized.layouts),
    data: mergeFileMaps(source.data, localized.data),
    shared: mergeFileMaps(source.shared, localized.shared),
    translations: new Map(),
  };
}

const mergeFiles = (original: SourceFile, translation: SourceFile | undefined): SourceFile =>
  translation ? new MergedFile(original, translation) : original;

/** Files put over by their translations. */
export const mergeFileMaps = (originals: Map<string, SourceFile>, translations: Map<string, SourceFile>) =>
  filesByName([...originals].map(([name, file]) => [name, mergeFiles(file, translations.get(name))]));

/**
 * Sets `language`, so that no translation has to repeat it. Drops the interface labels of the first language: they do
 * not apply to another one.
 */
function localizeSiteSettings(
  site: SourceFile | undefined,
  translation: SourceFile | undefined,
  language: string,
): SourceFile | undefined {
  if (!site || !isObject(site.json)) return site;
  const { labels: _, ...json } = site.json;
  const translated = isObject(translation?.json) ? translation.json : {};
  return new MergedFile({ ...site, json }, { ...(translation ?? site), json: { ...translated, language } });
}
