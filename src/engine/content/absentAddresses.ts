import { isObject } from '#shared/json.ts';
import { type NotPublic, whyNotPublic } from './publication.ts';
import type { SiteSource } from './source.ts';

/**
 * The addresses of a site that lead to a page which is not public at a moment, and why: routes, aliases, and what
 * `_site.json` redirects to them. The home page is none of them: without it there is no site.
 * @param at a day or a time of the site's clock
 */
export function absentAddresses({ pages, site }: SiteSource, at: string): Map<string, NotPublic> {
  const absent = new Map<string, NotPublic>();
  for (const { page, route, isNotFoundPage } of pages) {
    const why = isNotFoundPage || route === '/' ? undefined : whyNotPublic(page, at);
    if (!why) continue;
    absent.set(route, why);
    const aliases = Array.isArray(page.aliases) ? page.aliases : [];
    for (const alias of aliases) if (typeof alias === 'string') absent.set(alias, why);
  }
  const { redirects } = isObject(site?.json) ? site.json : {};
  if (absent.size > 0 && isObject(redirects)) addRedirects(Object.entries(redirects), absent);
  return absent;
}

/** A redirect may lead to another one: each round finds those that lead to what was found before. */
function addRedirects(redirects: [from: string, to: unknown][], absent: Map<string, NotPublic>): void {
  const before = absent.size;
  for (const [from, to] of redirects) {
    const why = typeof to === 'string' ? absent.get(to.split(/[?#]/)[0] ?? '') : undefined;
    if (why && !absent.has(from)) absent.set(from, why);
  }
  if (absent.size > before) addRedirects(redirects, absent);
}
