import { decodeAddress } from '#shared/decodeAddress.ts';
import { listsPage, notFoundDocument, type RouteTable, routeTableAddress } from '#shared/routeTable.ts';
import { basePath } from './basePath.ts';

/** How long the table is waited for, ms: without it, the server says what an address is. */
const patienceMs = 2000;

let table = readTable('default', undefined);

/** Reads the site's table as it is now; stays with the one before where that is not to be had. */
async function readTable(cache: RequestCache, before: RouteTable | undefined): Promise<RouteTable | undefined> {
  try {
    const response = await fetch(basePath() + routeTableAddress, { cache, signal: AbortSignal.timeout(patienceMs) });
    return response.ok ? await response.json() : before;
  } catch {
    return before;
  }
}

/** What the table has at an address. */
export interface Place {
  /** Where an alias leads; a page has none. */
  target?: string;
}

const placeIn = (known: RouteTable | undefined, path: string): Place | undefined => {
  if (!known) return undefined;
  const target = Object.hasOwn(known.aliases, path) ? known.aliases[path] : undefined;
  if (target !== undefined) return { target };
  return listsPage(known, path) ? {} : undefined;
};

/** Path as the table has it: decoded, without a slash at the end. */
export const tablePath = (pathname: string): string => decodeAddress(pathname.replace(/(.)\/+$/, '$1'));

/** What is at an address, as far as the table says. */
export const knownPlace = async (path: string): Promise<Place | undefined> => placeIn(await table, path);

/**
 * What is at an address. One that the table has not may have come to the site since: then it is read anew, which a server
 * answers with a few bytes where nothing has changed.
 */
export async function findPlace(path: string): Promise<Place | undefined> {
  const known = await table;
  const place = placeIn(known, path);
  if (place) return place;
  table = readTable('no-cache', known);
  return placeIn(await table, path);
}

/** Address of the document that stands for an address which the site has not; nothing where the table does not say. */
export async function documentOfMissing(path: string): Promise<string | undefined> {
  const known = await table;
  return known && notFoundDocument(known, path);
}
