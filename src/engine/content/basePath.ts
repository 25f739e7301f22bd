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
