import { encodeLetters, plainAddress } from '#shared/plainAddress.ts';
import type { Redirect } from '../../output/hostRules.ts';
import type { FeatureSite, PageEntry } from '../feature.ts';

/** Lists the aliases of pages, addresses that lead to them for now, and the redirects of `_site.json`. */
export function listRedirects(
  { site, base }: Pick<FeatureSite, 'site' | 'base'>,
  pages: (Pick<PageEntry, 'route' | 'aliases'> & Partial<Pick<PageEntry, 'emptied'>>)[],
): Redirect[] {
  const pageRedirects = pages.flatMap(({ aliases, emptied = [], route }) => {
    const redirect = (status: number) => (from: string) => ({
      from: base + from,
      to: encodeLetters(base + route),
      status,
    });
    return [...aliases.map(redirect(301)), ...emptied.map(redirect(302))];
  });
  const siteRedirects = Object.entries(site.redirects ?? {}).map(([from, { href }]) => ({
    from: base + plainAddress(from),
    to: href,
    status: 301,
  }));
  return [...pageRedirects, ...siteRedirects];
}
