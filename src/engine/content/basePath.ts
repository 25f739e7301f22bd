import { isObject, type Json } from '#shared/json.ts';
import { replaceTokens } from './text/tokens.ts';

/**
 * Path of the folder that a site lies below: `/practice` of a site at `https://example.org/practice`, empty at the top of
 * its address. All addresses of a finished site begin with it; content is written without.
 * @param site `_site.json`
 */
export function basePathOf(site: Json | undefined): string {
  const url = isObject(site) && typeof site.url === 'string' ? replaceTokens(site.url, { site }) : '';
  return URL.canParse(url) ? new URL(url).pathname.replace(/\/+$/, '') : '';
}

/**
 * A path of the site without the folder that the site lies below; undefined for a path outside of it.
 * @param base as `basePathOf` gives it
 */
export function belowBase(path: string, base: string): string | undefined {
  if (base === '') return path;
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}
