import { localePath, otherLocales } from '#engine/content/locales.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Feature } from '../feature.ts';

/** `robots.txt`; in a preview, it excludes all search engines. https://www.rfc-editor.org/rfc/rfc9309 */
export const feature: Feature = {
  files({ site, absolute, base, isPreview }, pages) {
    if (isPreview) return { 'robots.txt': 'User-agent: *\nDisallow: /\n' };
    const localeFolders = otherLocales(site as unknown as JsonObject).map(localePath);
    const folders = localeFolders.filter((folder) => pages.some(({ route }) => `${route}/`.startsWith(`${folder}/`)));
    const sitemaps = ['', ...folders].map((folder) => `Sitemap: ${absolute(`${base}${folder}/sitemap.xml`)}\n`);
    return { 'robots.txt': `User-agent: *\nAllow: /\n\n${sitemaps.join('')}` };
  },
};
