import { isObject, type Json } from '#shared/json.ts';
import { replaceTokens } from './text/tokens.ts';

/**
 * Path below which a site is published: `/practice` for `https://example.org/practice`, empty for the root of a domain.
 * All addresses of the finished site begin with it; content is written without it.
 * @param site `_site.json`
 */
export function basePathOf(site: Json | undefined): string {
  const url = isObject(site) && typeof site.url === 'string' ? replaceTokens(site.url, { site }) : '';
  return URL.canParse(url) ? new URL(url).pathname.replace(/\/+$/, '') : '';
}

/** Removes the base path from a path; undefined for a path outside the site. @param base result of `basePathOf` */
export function withoutBasePath(path: string, base: string): string | undefined {
  if (base === '') return path;
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}
