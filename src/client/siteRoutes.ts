import { decodeAddress } from '#shared/decodeAddress.ts';
import { mayListPage, notFoundDocumentOf, type RouteTable, routeTableAddress } from '#shared/routeTable.ts';
import { basePath } from './basePath.ts';

/** Timeout of the route table, in ms: without it, the server resolves addresses. */
const tableTimeoutMs = 2000;

let table = readTable('default', undefined);

/** Fetches the site's route table; falls back to the previous one. */
async function readTable(cache: RequestCache, before: RouteTable | undefined): Promise<RouteTable | undefined> {
  try {
    const response = await fetch(basePath() + routeTableAddress, {
      cache,
      signal: AbortSignal.timeout(tableTimeoutMs),
    });
    return response.ok ? await response.json() : before;
  } catch {
    return before;
  }
}

export interface RouteEntry {
  /** Target of an alias; undefined for a page. */
  target?: string;
}

const lookUpRoute = (known: RouteTable | undefined, path: string): RouteEntry | undefined => {
  if (!known) return undefined;
  const target = Object.hasOwn(known.aliases, path) ? known.aliases[path] : undefined;
  if (target !== undefined) return { target };
  return mayListPage(known, path) ? {} : undefined;
};

/** Normalizes a path for the route table: decoded, without a slash at the end. */
export const toTablePath = (pathname: string): string => decodeAddress(pathname.replace(/(.)\/+$/, '$1')).normalize();

/** Looks up an address in the loaded route table. */
export const findKnownRoute = async (path: string): Promise<RouteEntry | undefined> => lookUpRoute(await table, path);

/**
 * Looks up an address. If the table lacks it, the table is fetched again, as the page may be new; an unchanged table
 * costs a few bytes.
 */
export async function findRoute(path: string): Promise<RouteEntry | undefined> {
  const known = await table;
  const place = lookUpRoute(known, path);
  if (place) return place;
  table = readTable('no-cache', known);
  return lookUpRoute(await table, path);
}

/** Address of the document for an address that the site lacks; undefined without a route table. */
export async function notFoundDocumentFor(path: string): Promise<string | undefined> {
  const known = await table;
  return known && notFoundDocumentOf(known, path);
}
