import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What a page costs a visitor, in bytes after Brotli (quality 5, as a server compresses on the fly). */
export interface PageBytes {
  route: string;
  /** The document with its inlined CSS and loader. */
  html: number;
  /** The properties of its islands, fetched when the first one wakes. */
  islands: number;
  /** All code that the page's blocks can load. */
  code?: number;
}

/** Up to so many pages, each is measured: a longer list nobody reads, and measuring takes as long as making. */
export const measuredPages = 200;

/** Bytes of a text or file after Brotli. */
export const brotliBytes = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** So many of the largest pages are shown where not all are measured. */
const shownPages = 10;

/** A page of an output, as it is chosen for measuring. */
export interface SizedPage {
  /** Paths below the output. */
  document: { path: string };
  islands?: string;
  /** Bytes of the document. */
  size: number;
}

/** Those pages that are shown where not all are measured. */
export const largestPages = <Page extends SizedPage>(pages: Page[]): Page[] =>
  pages.toSorted((a, b) => b.size - a.size).slice(0, shownPages);

/** What the largest pages cost a visitor; their code is not measured. @param directory the output */
export const measureLargest = (pages: SizedPage[], directory: string): PageBytes[] =>
  largestPages(pages).map(({ document, islands }) => ({
    route: `/${document.path.replace(/\/?(index)?\.html$/, '')}`,
    html: brotliBytes(readFileSync(join(directory, document.path))),
    islands: islands ? brotliBytes(readFileSync(join(directory, islands))) : 0,
  }));

/**
 * A table of pages' bytes, for people.
 * @param count number of all pages, where these are the largest
 */
export function pageBytesTable(pages: PageBytes[], count = pages.length): string {
  const kb = (bytes: number | undefined) => (bytes ? (bytes / 1000).toFixed(1) : '–');
  const isWhole = count === pages.length;
  const heads = isWhole
    ? ['code', '(kB, brotli; data and code load when a block is used)']
    : [`(kB, brotli; the ${pages.length} largest of ${count} pages)`];
  const rows = [
    ['page', 'html', 'data', ...heads],
    ...pages.map(({ route, html, islands, code }) => [
      route,
      kb(html),
      kb(islands),
      ...(isWhole ? [kb(code)] : []),
      '',
    ]),
  ];
  const wide = Math.max(...rows.map(([route = '']) => route.length));
  return rows
    .map(([route = '', ...columns]) => {
      const numbers = columns.map((text, at) => (at < columns.length - 1 ? text.padStart(8) : `  ${text}`));
      return `  ${route.padEnd(wide)}${numbers.join('')}`.trimEnd();
    })
    .join('\n');
}
