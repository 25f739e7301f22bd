import { brotliCompressSync, constants } from 'node:zlib';

/** What a page costs a visitor, in bytes after Brotli (quality 5, as a server compresses on the fly). */
export interface PageBytes {
  route: string;
  /** The document with its inlined CSS and loader. */
  html: number;
  /** The properties of its islands, fetched when the first one wakes. */
  islands: number;
  /** All code that the page's blocks can load. */
  code: number;
}

/** Up to so many pages, each is measured: a longer list nobody reads, and measuring takes as long as making. */
export const measuredPages = 200;

/** Bytes of a text or file after Brotli. */
export const brotliBytes = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** A table of pages' bytes, for people. */
export function pageBytesTable(pages: PageBytes[]): string {
  const kb = (bytes: number) => (bytes ? (bytes / 1000).toFixed(1) : '–');
  const rows = [
    ['page', 'html', 'data', 'code', '(kB, brotli; data and code load when a block is used)'],
    ...pages.map((page) => [page.route, kb(page.html), kb(page.islands), kb(page.code), '']),
  ];
  const wide = Math.max(...rows.map(([route = '']) => route.length));
  return rows
    .map(([route = '', ...numbers]) =>
      `  ${route.padEnd(wide)}${numbers.map((text, index) => (index < 3 ? text.padStart(8) : `  ${text}`)).join('')}`.trimEnd(),
    )
    .join('\n');
}
