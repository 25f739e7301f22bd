import { pageAddress } from '#engine/content/locales.ts';
import { escapeHtml } from '#render/renderDocument.ts';
import type { Feature, FeatureSite, PageEntry } from '../feature.ts';
import { divideEntries } from './divideEntries.ts';

/**
 * Sitemap of each locale: its pages that search engines may list. Previews have none. More pages than one file may name
 * stand in `sitemap-1.xml` and so on, which `sitemap.xml` lists. https://www.sitemaps.org/protocol.html
 */
export const feature = {
  isOfLanguage: true,
  files(site, pages): Record<string, string> {
    const { absolute, base, languageBase, isPreview } = site;
    if (isPreview || (languageBase !== base && pages.length === 0)) return {};
    const listed = pages.filter((page) => page.isIndexed);
    const [first = [], ...others] = divideEntries(
      listed.map((page) => formatEntry('url', addressOf(page, site), page)),
    );
    if (others.length === 0) return { 'sitemap.xml': formatList('urlset', first) };
    const parts = [first, ...others].map((entries, index) => [`sitemap-${index + 1}.xml`, entries] as const);
    return {
      'sitemap.xml': formatList(
        'sitemapindex',
        parts.map(([name]) => formatEntry('sitemap', absolute(`${languageBase}/${name}`))),
      ),
      ...Object.fromEntries(parts.map(([name, entries]) => [name, formatList('urlset', entries)])),
    };
  },
} satisfies Feature;

const addressOf = ({ route }: Pick<PageEntry, 'route'>, { absolute, base, languageBase }: FeatureSite) =>
  absolute(pageAddress({ base, languageBase }, route));

/**
 * The day of a change is what an author has written. The time of a file or of its commit would say that all pages have
 * changed: a build server has a fresh copy, often without the history.
 */
const formatEntry = (kind: 'url' | 'sitemap', address: string, { updated }: Pick<PageEntry, 'updated'> = {}) =>
  `<${kind}><loc>${escapeHtml(address)}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}</${kind}>`;

const formatList = (kind: 'urlset' | 'sitemapindex', entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${kind}>\n`;
