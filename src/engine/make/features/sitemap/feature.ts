import { escapeHtml } from '#render/document.ts';
import type { Feature } from '../feature.ts';

/** `sitemap.xml`: every page that search engines may list; a preview has none. https://www.sitemaps.org/protocol.html */
export const feature: Feature = {
  files({ absolute, base, isPreview }, pages): Record<string, string> {
    if (isPreview) return {};
    const entries = pages
      .filter((page) => page.isIndexed)
      .map((page) => `<url><loc>${escapeHtml(absolute(base + page.route))}</loc></url>`);
    return {
      'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    };
  },
};
