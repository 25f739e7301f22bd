import { pageAddress } from '#engine/content/editions.ts';
import { escapeHtml } from '#render/document.ts';
import type { Feature } from '../feature.ts';

/**
 * `sitemap.xml`: every page that search engines may list, of each language in a file of its own; a preview has none.
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
