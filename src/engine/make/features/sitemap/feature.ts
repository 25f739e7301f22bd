import { pageAddress } from '#engine/content/locales.ts';
import { escapeHtml } from '#render/renderDocument.ts';
import type { Feature } from '../feature.ts';

/**
 * `sitemap.xml` of each locale: its pages that search engines may list. Previews have none.
 * https://www.sitemaps.org/protocol.html
 */
export const feature: Feature = {
  isOfLanguage: true,
  files({ absolute, base, languageBase, isPreview }, pages): Record<string, string> {
    if (isPreview || (languageBase !== base && pages.length === 0)) return {};
    const entries = pages
      .filter((page) => page.isIndexed)
      .map((page) => `<url><loc>${escapeHtml(absolute(pageAddress({ base, languageBase }, page.route)))}</loc></url>`);
    return {
      'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    };
  },
};
