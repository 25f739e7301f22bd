import { encodeLetters, plainAddress } from '#shared/plainAddress.ts';
import type { Redirect } from '../../output/hostRules.ts';
import type { FeatureSite, PageEntry } from '../feature.ts';

/** Lists the aliases of pages, and the redirects of `_site.json`. */
export function listRedirects(
  { site, base }: Pick<FeatureSite, 'site' | 'base'>,
  pages: Pick<PageEntry, 'route' | 'aliases'>[],
): Redirect[] {
  const pageRedirects = pages.flatMap(({ aliases, route }) =>
    aliases.map((from) => ({ from: base + from, to: encodeLetters(base + route), status: 301 })),
  );
  const siteRedirects = Object.entries(site.redirects ?? {}).map(([from, { href }]) => ({
    from: base + plainAddress(from),
    to: href,
    status: 301,
  }));
  return [...pageRedirects, ...siteRedirects];
}
