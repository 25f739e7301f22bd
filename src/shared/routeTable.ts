/**
 * Table of a site's addresses, by which the browser resolves links without a request. The build writes it, the router
 * reads it. Pages do not refer to it by hash, because then a new page would change all other pages.
 */
export interface RouteTable {
  /** Codes (`hashRoute`) of all pages, concatenated. */
  pages: string;
  /** Targets of aliases and redirects, by their decoded addresses. */
  aliases: Record<string, string>;
  /** Base path of the site, with which all addresses here begin; absent at the root of its server. */
  base?: string;
  /** Folders with their own not-found page, such as `/courses`; `/` is the site's. */
  notFound: string[];
}

export const routeTableAddress = '/routes.json';

/**
 * Characters of a code: 1.7 million different ones. With 10,000 pages, a missing address has a chance of 6 ‰ to look
 * like a page.
 */
const codeLength = 4;

/**
 * Hashes a page's route to four characters. For 10,000 pages they weigh 16 kB after Brotli, the routes themselves more
 * than three times as much. Two routes may have the same code, so an address with the code of a page may be missing:
 * then the server responds with 404.
 * @param route decoded route
 */
export function hashRoute(route: string): string {
  // FNV-1a, 32 bits. https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
  let hash = 0x811c9dc5;
  for (const character of route) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 0) % 36 ** codeLength).toString(36).padStart(codeLength, '0');
}

/** @returns true for every page of the table, and rarely for another address */
export function mayListPage({ pages }: RouteTable, route: string): boolean {
  const code = hashRoute(route);
  for (let at = pages.indexOf(code); at !== -1; at = pages.indexOf(code, at + 1))
    if (at % codeLength === 0) return true;
  return false;
}

/** Address of the document that a host shows for a missing address: the nearest not-found page above it. */
export function notFoundDocumentOf({ notFound }: RouteTable, path: string): string | undefined {
  const [nearest] = notFound
    .map((folder) => folder.replace(/\/$/, ''))
    .filter((folder) => `${path}/`.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length);
  return nearest === undefined ? undefined : `${nearest}/404.html`;
}
