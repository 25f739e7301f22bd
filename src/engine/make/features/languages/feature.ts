import { escapeHtml } from '#render/renderDocument.ts';
import type { Feature } from '../feature.ts';

/**
 * Links to the page in its other languages, for search engines. The first language is the default for all others.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export const feature: Feature = {
  head({ page: { languages = [], isNotFoundPage } }, { absolute }) {
    const translations = languages.filter(({ isHome }) => !isHome);
    if (isNotFoundPage || translations.length < 2) return '';
    const [first] = translations;
    return [...translations, ...(first ? [{ ...first, language: 'x-default' }] : [])]
      .map(
        ({ language, address }) =>
          `<link rel="alternate" hreflang="${language}" href="${escapeHtml(absolute(address))}">`,
      )
      .join('');
  },
};
