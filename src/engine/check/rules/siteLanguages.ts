import { isObject } from '#shared/json.ts';
import type { CheckRule } from './rule.ts';

/** Codes that people write for countries, and the right ones. https://www.iso.org/iso-3166-country-codes.html */
const countryFixes: Record<string, string> = { UK: 'GB', EN: 'GB', SP: 'ES', JA: 'JP', KO: 'KR', UA: 'UA' };

/** Countries and other codes written for languages, and the right ones. https://www.loc.gov/standards/iso639-2 */
const languageFixes: Record<string, string> = { in: 'hi', jp: 'ja', cn: 'zh', gr: 'el', cz: 'cs', dk: 'da', se: 'sv' };

let names: Record<'language' | 'region', Intl.DisplayNames> | undefined;

/** @returns the right tag for one that names no language or no country; empty if it is unknown; undefined if all is right */
export function correctLanguage(tag: string): string | undefined {
  names ??= {
    language: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
    region: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
  };
  const [language = '', country] = tag.split('-');
  const isLanguage = names.language.of(language) !== undefined && language !== 'in';
  const isCountry = country === undefined || (names.region.of(country) !== undefined && country !== 'UK');
  if (isLanguage && isCountry) return undefined;
  const fixedLanguage = isLanguage ? language : languageFixes[language];
  const fixedCountry = isCountry ? country : countryFixes[country ?? ''];
  if (!fixedLanguage) return '';
  // Without a country that is known, the language alone is right.
  return fixedCountry ? `${fixedLanguage}-${fixedCountry}` : fixedLanguage;
}

/** Checks that the languages of the site exist, and that none is there twice. */
export const siteLanguages: CheckRule = {
  name: 'siteLanguages',
  check({ graph, reports }) {
    const json = graph.source.site?.json;
    if (!graph.site || !isObject(json)) return;
    const { file } = graph.site;
    const { language: main, languages } = json;
    const others = Array.isArray(languages) ? languages : [];
    for (const [tag, pointer] of [
      [main, '/language'] as const,
      ...others.map((other, index) => [other, `/languages/${index}`] as const),
    ]) {
      if (typeof tag !== 'string' || !/^[a-z]{2,3}(-[A-Z]{2})?$/.test(tag)) continue;
      const suggestion = correctLanguage(tag);
      if (suggestion !== undefined)
        reports.add('language-unknown', { tag, suggestion: suggestion || undefined }, { file, pointer });
      const isMain = pointer !== '/language' && typeof main === 'string' && isSameLanguage(tag, main);
      if (isMain) reports.add('language-repeated', { tag, main }, { file, pointer });
    }
  },
};

/** @returns true for the same tag, and for a language without a country that the other one has */
const isSameLanguage = (one: string, main: string) => one === main || one === main.split('-')[0];
