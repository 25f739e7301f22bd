import { pageAddress } from '#engine/content/locales.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { type DependencyRecord, noteDependency } from './dependencyRecord.ts';
import type { PageLanguage } from './resolved.ts';
import type { SiteContext } from './siteContext.ts';

/** Looks up the address of a page in each language; without a translation, that of the home page. */
export function lookUpPageLanguages(
  { route }: PageSource,
  context: SiteContext,
  dependencies: DependencyRecord,
): PageLanguage[] {
  noteDependency(dependencies, `languages:${route}`);
  return findPageLanguages(route, context);
}

export const findPageLanguages = (route: string, { base, locales }: SiteContext): PageLanguage[] =>
  locales.flatMap(({ language, base: languageBase, own }) => {
    const addressOf = (path: string) => pageAddress({ base, languageBase }, path);
    if (own.has(route)) return [{ language, address: addressOf(route) }];
    return own.has('/') ? [{ language, address: addressOf('/'), isHome: true as const }] : [];
  });
