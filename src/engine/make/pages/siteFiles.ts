import type { PageSource } from '#engine/content/source.ts';
import type { Site } from '#render/site.types.ts';
import { encodeAddress } from '../output/hostRules.ts';
import { isIndexed } from '../resolve/page.ts';

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** What the files that name all pages say of one. */
export interface PageEntry {
  /** Of a not-found page, the folder that it answers for. */
  route: string;
  isNotFoundPage: boolean;
  isIndexed: boolean;
  aliases: string[];
}

/** A page as the files that name all pages know it. */
export function pageEntry(source: PageSource): PageEntry {
  const { route, isNotFoundPage, page } = source;
  const aliases = Array.isArray(page.aliases) ? page.aliases.filter((alias) => typeof alias === 'string') : [];
  return { route, isNotFoundPage, isIndexed: isIndexed(source), aliases };
}

/** `sitemap.xml`: every page that search engines may list. https://www.sitemaps.org/protocol.html */
export function sitemap(pages: PageEntry[], site: Site): string {
  const entries = pages
    .filter((page) => page.isIndexed)
    .map((page) => `<url><loc>${escapeXml(new URL(page.route, site.url).href)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** `robots.txt`. https://www.rfc-editor.org/rfc/rfc9309 */
export const robots = (site: Site): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site.url).href}\n`;

/** An address that leads somewhere else. */
export interface Redirect {
  from: string;
  /** A route of this site or an absolute address. */
  to: string;
}

/** Aliases of pages, and the redirects of `_site.json`. */
export function redirectsOf(pages: PageEntry[], site: Site): Redirect[] {
  const own = Object.entries(site.redirects ?? {}).map(([from, { href }]) => ({ from, to: href }));
  return [...pages.flatMap(({ aliases, route }) => aliases.map((from) => ({ from, to: route }))), ...own];
}

/** `_redirects`, as Netlify, Cloudflare Pages and Lintel's own server read it. */
export const redirectsFile = (redirects: Redirect[]): string =>
  redirects.map(({ from, to }) => `${encodeAddress(from)} ${encodeAddress(to)} 301\n`).join('');

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** A page that redirects on any host, even one that knows nothing of redirects. */
export function redirectPage({ to }: Redirect, site: Site): string {
  const address = escapeAttribute(to);
  const canonical = escapeAttribute(new URL(to, site.url).href);
  return `<!doctype html><html lang="${escapeAttribute(site.language)}"><head><meta charset="utf-8"><title>${escapeAttribute(site.name)}</title><meta name="robots" content="noindex"><link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="0; url=${address}"></head><body><a href="${address}">${address}</a></body></html>`;
}
