import { isObject } from '#shared/json.ts';
import { plainAddress } from '#shared/plainAddress.ts';
import { type UnpublishedReason, unpublishedReasonOf } from './publication.ts';
import type { SiteSource } from './siteSource.ts';

/**
 * Addresses that lead to an unpublished page, with the reason: routes, aliases, and redirects of `_site.json` to them.
 * The home page is never one: without it there is no site.
 * @param at date or time of the site's clock
 */
export function unpublishedAddresses({ pages, site }: SiteSource, at: string): Map<string, UnpublishedReason> {
  const unpublished = new Map<string, UnpublishedReason>();
  for (const { page, route, isNotFoundPage } of pages) {
    const why = isNotFoundPage || route === '/' ? undefined : unpublishedReasonOf(page, at);
    if (!why) continue;
    unpublished.set(route, why);
    const aliases = Array.isArray(page.aliases) ? page.aliases : [];
    for (const alias of aliases) if (typeof alias === 'string') unpublished.set(plainAddress(alias), why);
  }
  const { redirects } = isObject(site?.json) ? site.json : {};
  if (unpublished.size > 0 && isObject(redirects)) addRedirectsToUnpublished(Object.entries(redirects), unpublished);
  return unpublished;
}

/** Adds redirects to unpublished addresses; repeats until none is found, since redirects may form chains. */
function addRedirectsToUnpublished(
  redirects: [from: string, to: unknown][],
  unpublished: Map<string, UnpublishedReason>,
): void {
  const before = unpublished.size;
  for (const [from, to] of redirects) {
    const why = typeof to === 'string' ? unpublished.get(plainAddress(to).split(/[?#]/)[0] ?? '') : undefined;
    if (why && !unpublished.has(plainAddress(from))) unpublished.set(plainAddress(from), why);
  }
  if (unpublished.size > before) addRedirectsToUnpublished(redirects, unpublished);
}
