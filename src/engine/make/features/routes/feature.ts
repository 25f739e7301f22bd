import { decodeAddress } from '#shared/decodeAddress.ts';
import { type RouteTable, routeCode, routeTableAddress } from '#shared/routeTable.ts';
import type { Feature, FeatureSite } from '../feature.ts';
import { redirectsOf } from '../redirects/redirects.ts';

/** The table of pages and aliases that links are followed by where React is on the page. */
export const feature: Feature = {
  files(site, pages) {
    const aliases = redirectsOf(site, pages).map(({ from, to }) => [decodeAddress(from), to] as const);
    const table: RouteTable = {
      ...(site.base && { base: site.base }),
      pages: pages
        .flatMap(({ isNotFoundPage, route }) =>
          isNotFoundPage ? [] : routeCode(decodeAddress(addressIn(site, route))),
        )
        .sort()
        .join(''),
      aliases: Object.fromEntries(aliases.filter(([from]) => !isPattern(from))),
      notFound: pages.flatMap(({ isNotFoundPage, route }) => (isNotFoundPage ? addressIn(site, route) : [])),
    };
    return { [routeTableAddress.slice(1)]: JSON.stringify(table) };
  },
};

/** Address of a page as a browser's path has it, without a slash at the end. */
const addressIn = ({ base }: FeatureSite, route: string) => (base && route === '/' ? base : base + route);

/** A router would take it for the addresses of many pages: this one the server is asked for. */
const isPattern = (path: string) => /\/:|\*$|\?/.test(path);
