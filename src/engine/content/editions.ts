import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json } from '#shared/json.ts';
import { MergedFile } from './mergedFile.ts';
import { type PageSource, pageKey, type SiteSource } from './source.ts';

/** Languages that a site has beside its first one, as `languages` of `_site.json` names them. */
export function otherLanguages(site: Json | undefined): string[] {
  const { language, languages } = isObject(site) ? site : {};
  if (!Array.isArray(languages)) return [];
  const named = languages.filter((tag) => typeof tag === 'string' && languageTag.test(tag) && tag !== language);
  return [...new Set(named as string[])];
}

/** A language, and a country where that matters: `pt-BR`. */
const languageTag = /^[a-z]{2,3}(?:-[A-Z]{2})?$/;

/** Ends the name of a file that is a translation. */
const translationEnd = /^(.+)\.([a-z]{2,3}(?:-[A-Z]{2})?)\.json$/;

/**
 * What a file translates, by its name: `about.hi.json` is `about.json` in Hindi.
 * @returns undefined for a file whose name ends with no language
 */
export function translationIn(path: string): { path: string; language: string } | undefined {
  const [, name, language] = translationEnd.exec(path) ?? [];
  return name && language && !path.startsWith('_media/') ? { path: `${name}.json`, language } : undefined;
}

/** Path of the translation of a file: `about.json` in Hindi is `about.hi.json`. */
export const translationPath = (path: string, language: string): string => path.replace(/\.json$/, `.${language}.json`);

/** Folder that the pages of a language lie below, as part of their addresses. */
export const editionPath = (language: string): string => `/${language.toLowerCase()}`;

/** Folder that the pages of a language lie below, inside the site's own; empty for the first language, whichever that is. */
export const folderOf = ({ base, languageBase }: { base: string; languageBase: string }): string =>
  languageBase.slice(base.length);

/**
 * Address of a page below the folders of its site and its language. The home page of a language is at the folder itself, as
 * every page is; only that of the site has a slash at its end.
 * @param path route of the page, and what follows it
 */
export const pageAddress = ({ base, languageBase }: { base: string; languageBase: string }, path: string): string =>
  languageBase === base ? base + path : languageBase + path.replace(/^\/(?=$|[?#])/, '');

/** An address of one language among those of the whole site. */
export const addressInSite = (route: string, edition: { base: string; languageBase: string }): string =>
  pageAddress({ base: '', languageBase: folderOf(edition) }, route);

/** Address of a page of another language, written as those of the first one. */
export const addressInLanguage = (route: string, language: string): string =>
  pageAddress({ base: '', languageBase: editionPath(language) }, route);

/** The translation at an address, as `/hi/about`; undefined where there is none. */
export const translationAt = (address: string, { translations }: SiteSource): PageSource | undefined =>
  [...translations]
    .flatMap(([language, { pages }]) =>
      pages.filter((page) => !page.isNotFoundPage && addressInLanguage(page.route, language) === address),
    )
    .at(0);

const editions = new WeakMap<SiteSource, Map<string, SiteSource>>();

/**
 * The site in another of its languages: the site again, with its own routes, a page in the first language where there is
 * no translation, and in data, layouts and shared blocks what their translations say.
 */
export const editionOf = (source: SiteSource, language: string): SiteSource =>
  getOrInsert(
    getOrInsert(editions, source, () => new Map<string, SiteSource>()),
    language,
    () => createEdition(source, language),
  );

function createEdition(source: SiteSource, language: string): SiteSource {
  const own = source.translations.get(language);
  if (!own) return source;
  const translated = new Set(own.pages.map(pageKey));
  const fallbacks = source.pages
    .filter((page) => !translated.has(pageKey(page)))
    .map((page) => ({ ...page, isFallback: true as const }));
  return {
    ...source,
    site: inLanguage(source.site, own.site, language),
    pages: [...own.pages, ...fallbacks],
    layouts: mergeGroup(source.layouts, own.layouts),
    data: mergeGroup(source.data, own.data),
    shared: mergeGroup(source.shared, own.shared),
    translations: new Map(),
  };
}

const mergeFiles = (original: SourceFile, translation: SourceFile | undefined): SourceFile =>
  translation ? new MergedFile(original, translation) : original;

const mergeGroup = (originals: Map<string, SourceFile>, translations: Map<string, SourceFile>) =>
  new Map([...originals].map(([name, file]) => [name, mergeFiles(file, translations.get(name))]));

/**
 * Where an edition is read says in which language it is: no translation has to repeat it. Words of the interface in the
 * first language are none in another one.
 */
function inLanguage(
  site: SourceFile | undefined,
  translation: SourceFile | undefined,
  language: string,
): SourceFile | undefined {
  if (!site || !isObject(site.json)) return site;
  const { labels: _, ...json } = site.json;
  const said = isObject(translation?.json) ? translation.json : {};
  return new MergedFile({ ...site, json }, { ...(translation ?? site), json: { ...said, language } });
}
