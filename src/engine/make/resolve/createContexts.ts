import { basePathOf } from '#engine/content/basePath.ts';
import { listFeedAddresses } from '#engine/content/feedAddresses.ts';
import { localePath, localizeSite } from '#engine/content/locales.ts';
import { isPublished } from '#engine/content/publication.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { composeSite } from '#engine/content/textFiles.ts';
import { unpublishedAddresses } from '#engine/content/unpublishedAddresses.ts';
import { isObject } from '#shared/json.ts';
import type { MeasuredMedia } from '../images/measureMedia.ts';
import { addListPages } from './listPages.ts';
import { aliasesOf, feedsOfTopics, type ListOnPage, type SiteContext, type SiteLocale } from './siteContext.ts';

/**
 * Creates the context for resolving a checked site in its first locale.
 * @param absentAnchors addresses whose anchor is not on its page at that time, as found by the check
 * @param base base path of addresses; empty for an inspection, where the site is in the root
 * @param hasPrompts true to show prompts in places that are not written yet
 */
export const createSiteContext = (...site: Parameters<typeof createLocaleContexts>): SiteContext =>
  createLocaleContexts(...site)[0] as SiteContext;

export function createLocaleContexts(
  written: SiteSource,
  media: Map<string, MeasuredMedia>,
  at: string,
  absentAnchors: Iterable<string> = [],
  base?: string,
  hasPrompts = false,
): SiteContext[] {
  const source = composeSite(written);
  const siteBase = base ?? basePathOf(isObject(source.site?.json) ? source.site.json : {});
  const anchors = [...absentAnchors];
  const locales: SiteLocale[] = [];
  const create = (localeSource: SiteSource, folder: string): SiteContext => {
    const site = isObject(localeSource.site?.json) ? localeSource.site.json : {};
    const published = localeSource.pages.filter(({ page, isNotFoundPage }) => !isNotFoundPage && isPublished(page, at));
    const context = {
      ...{
        source: localeSource,
        site,
        base: siteBase,
        languageBase: siteBase + folder,
        locales,
        at,
        media,
        hasPrompts,
      },
      language: typeof site.language === 'string' ? site.language : 'en',
      absent: new Set([...unpublishedAddresses(localeSource, at).keys(), ...withoutFolder(folder, anchors)]),
      pages: new Map(published.map((page) => [page.route, page])),
      lists: new Map<string, ListOnPage>(),
    };
    addListPages(context);
    const translatedRoutes = [...context.pages.values()]
      .filter(({ isFallback }) => !isFallback)
      .flatMap((page) => [page.route, ...aliasesOf(page), ...(page.emptied ?? [])]);
    const reachableAddresses = new Set([
      ...translatedRoutes,
      ...listFeedAddresses(site),
      ...feedsOfTopics(context.lists),
    ]);
    locales.push({ language: context.language, base: context.languageBase, own: reachableAddresses });
    return context;
  };
  const first = create(source, '');
  return [
    first,
    ...[...source.translations.keys()].map((language) => create(localizeSite(source, language), localePath(language))),
  ];
}

const withoutFolder = (folder: string, addresses: string[]) =>
  addresses.flatMap((address) => (address.startsWith(`${folder}/`) ? address.slice(folder.length) : []));
