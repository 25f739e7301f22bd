import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Download sizes of a page in bytes after Brotli (quality 5, as servers compress on the fly). */
export interface PageBytes {
  route: string;
  /** Document with inlined CSS and loader. */
  html: number;
  /** Properties of islands, fetched when the first one is hydrated. */
  islands: number;
  /** Total code that the page's blocks can load. */
  code?: number;
}

/** Largest number of pages that are all measured: more are hard to read, and take as long to measure as to build. */
export const maxMeasuredPages = 200;

export const brotliBytes = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const maxListedPages = 10;

export interface SizedPage {
  document: { path: string };
  islands?: string;
  size: number;
}

export const largestPages = <Page extends SizedPage>(pages: Page[]): Page[] =>
  pages.toSorted((a, b) => b.size - a.size).slice(0, maxListedPages);

export const measureLargest = (pages: SizedPage[], directory: string): PageBytes[] =>
  largestPages(pages).map(({ document, islands }) => ({
    route: `/${document.path.replace(/\/?(index)?\.html$/, '')}`,
    html: brotliBytes(readFileSync(join(directory, document.path))),
    islands: islands ? brotliBytes(readFileSync(join(directory, islands))) : 0,
  }));

/** @param count number of all pages, if these are the largest ones */
export function pageBytesTable(pages: PageBytes[], count = pages.length): string {
  const kb = (bytes: number | undefined) => (bytes ? (bytes / 1000).toFixed(1) : '–');
  const isComplete = count === pages.length;
  const heads = isComplete
    ? ['code', '(kB, brotli; data and code load when a block is used)']
    : [`(kB, brotli; the ${pages.length} largest of ${count} pages)`];
  const rows = [
    ['page', 'html', 'data', ...heads],
    ...pages.map(({ route, html, islands, code }) => [
      route,
      kb(html),
      kb(islands),
      ...(isComplete ? [kb(code)] : []),
      '',
    ]),
  ];
  const routeWidth = Math.max(...rows.map(([route = '']) => route.length));
  return rows
    .map(([route = '', ...columns]) => {
      const numbers = columns.map((text, index) => (index < columns.length - 1 ? text.padStart(8) : `  ${text}`));
      return `  ${route.padEnd(routeWidth)}${numbers.join('')}`.trimEnd();
    })
    .join('\n');
}
