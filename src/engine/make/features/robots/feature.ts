import { editionPath, otherLanguages } from '#engine/content/editions.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Feature } from '../feature.ts';

/** `robots.txt`; of a preview, one that keeps search engines out. https://www.rfc-editor.org/rfc/rfc9309 */
export const feature: Feature = {
  files({ site, absolute, base, isPreview }, pages) {
    if (isPreview) return { 'robots.txt': 'User-agent: *\nDisallow: /\n' };
    const others = otherLanguages(site as unknown as JsonObject).map(editionPath);
    const folders = others.filter((folder) => pages.some(({ route }) => `${route}/`.startsWith(`${folder}/`)));
    const sitemaps = ['', ...folders].map((folder) => `Sitemap: ${absolute(`${base}${folder}/sitemap.xml`)}\n`);
    return { 'robots.txt': `User-agent: *\nAllow: /\n\n${sitemaps.join('')}` };
  },
};
