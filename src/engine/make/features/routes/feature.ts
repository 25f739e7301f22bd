import { decodeAddress } from '#shared/decodeAddress.ts';
import { hashRoute, type RouteTable, routeTableAddress } from '#shared/routeTable.ts';
import type { Feature, FeatureSite } from '../feature.ts';
import { listRedirects } from '../redirects/redirects.ts';

/** Table of pages and aliases for client-side navigation. */
export const feature: Feature = {
  files(site, pages) {
    const aliases = listRedirects(site, pages).map(({ from, to }) => [decodeAddress(from), to] as const);
    const table: RouteTable = {
      ...(site.base && { base: site.base }),
      pages: pages
        .flatMap(({ isNotFoundPage, route }) =>
          isNotFoundPage ? [] : hashRoute(decodeAddress(addressIn(site, route))),
        )
        .sort()
        .join(''),
      aliases: Object.fromEntries(aliases.filter(([from]) => !isPattern(from))),
      notFound: pages.flatMap(({ isNotFoundPage, route }) => (isNotFoundPage ? addressIn(site, route) : [])),
    };
    return { [routeTableAddress.slice(1)]: JSON.stringify(table) };
  },
};

/** Address of a page as in a browser's path, without a slash at the end. */
const addressIn = ({ base }: FeatureSite, route: string) => (base && route === '/' ? base : base + route);

/** True if a router would match many addresses with the path. The server resolves such an alias. */
const isPattern = (path: string) => /\/:|\*$|\?/.test(path);
