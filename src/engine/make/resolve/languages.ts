import { pageAddress } from '#engine/content/editions.ts';
import type { PageSource } from '#engine/content/source.ts';
import type { PageLanguage } from './resolved.ts';
import type { SiteContext } from './siteContext.ts';
import { note, type Uses } from './uses.ts';

/** Where a page is found in each language of the site; where it is not translated, the home page of that language. */
export function languagesOf({ route }: PageSource, context: SiteContext, uses: Uses): PageLanguage[] {
  note(uses, `languages:${route}`);
  return findLanguages(route, context);
}

/** As {@link languagesOf}, of a route. */
export const findLanguages = (route: string, { base, editions }: SiteContext): PageLanguage[] =>
  editions.flatMap(({ language, base: languageBase, own }) => {
    const at = (path: string) => pageAddress({ base, languageBase }, path);
    if (own.has(route)) return [{ language, address: at(route) }];
    return own.has('/') ? [{ language, address: at('/'), isHome: true as const }] : [];
  });
