/**
 * The table of a site's addresses: what a browser can know of a link without asking the server. The build writes it, the
 * router reads it. Pages do not name its content: a new page would change all others.
 */
export interface RouteTable {
  /** The `routeCode` of every page, one after the other. */
  pages: string;
  /** Where each alias and each redirect leads, by its decoded address. */
  aliases: Record<string, string>;
  /** Path of the folder that the site lies below, with which all addresses here begin; absent at the top of its server. */
  base?: string;
  /** Folders that have a not-found page of their own, as `/courses`; `/` is the site's. */
  notFound: string[];
}

/** Where the table is found. */
export const routeTableAddress = '/routes.json';

/** Characters of a code: 1.7 million different ones. Of 10,000 pages, an address that is none has 6 ‰ to look like one. */
const codeLength = 4;

/**
 * Four characters that stand for a page's route: of 10,000 pages they weigh 16 kB after Brotli, the routes themselves
 * three times that and more. Two routes may have the same one, so an address that has the code of a page may be none:
 * then the server says so.
 * @param route decoded
 */
export function routeCode(route: string): string {
  // FNV-1a, 32 bits. https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
  let hash = 0x811c9dc5;
  for (const character of route) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 0) % 36 ** codeLength).toString(36).padStart(codeLength, '0');
}

/** Tells whether a table may list a page: always for one that it lists, hardly ever for another address. */
export function listsPage({ pages }: RouteTable, route: string): boolean {
  const code = routeCode(route);
  for (let at = pages.indexOf(code); at !== -1; at = pages.indexOf(code, at + 1))
    if (at % codeLength === 0) return true;
  return false;
}

/** Address of the document that a host shows for an address that is none: the nearest not-found page above it. */
export function notFoundDocument({ notFound }: RouteTable, path: string): string | undefined {
  const [nearest] = notFound
    .map((folder) => folder.replace(/\/$/, ''))
    .filter((folder) => `${path}/`.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length);
  return nearest === undefined ? undefined : `${nearest}/404.html`;
}
