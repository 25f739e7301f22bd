import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { page, routeOf } from '../pages/writePages.ts';
import type { Site, Tool } from './tool.ts';

export const filesIn = (folder: string): [path: string, bytes: number][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1), statSync(path).size];
    });

export interface Written {
  files: number;
  bytes: number;
}

/**
 * Checks that a program did the work: a document for every page and no other, and in the seventh page a text of every
 * block.
 * @throws when it did not
 */
export function checkOutput(tool: Tool, site: Site): Written {
  const files = filesIn(tool.output);
  const found = new Set(files.flatMap(([path]) => addressOf(path) ?? []));
  const expected = Array.from({ length: site.count }, (_, index) => routeOf(index));
  const missing = [...expected, ...expected.map((route) => route.replace(/\/page-.*/, '')), '/', '/example'].filter(
    (route) => !found.has(route),
  );
  const pages = site.count + Math.ceil(site.count / 100) + 2;
  if (missing.length) throw new Error(`${tool.name} left out ${missing.length} pages, ${missing[0]} first.`);
  if (found.size !== pages) throw new Error(`${tool.name} wrote ${found.size} pages in place of ${pages}.`);
  expectTexts(tool, 6, textsOf(page(6, site.count) as Page));
  return { files: files.length, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0) };
}

/** @param index number of a page, counted from 0 @throws unless the page that a program wrote has all of the texts */
export function expectTexts(tool: Tool, index: number, texts: string[]): void {
  const html = readDocument(join(tool.output, routeOf(index))).replaceAll('&#43;', '+');
  const missing = texts.filter((text) => !html.includes(text));
  if (missing.length) throw new Error(`${tool.name} left out of ${routeOf(index)}: ${missing.join(' | ')}`);
}

/** Address of a document, which is named by its folder or by its file. Not-found pages are no pages. */
function addressOf(path: string): string | undefined {
  if (!path.endsWith('.html') || /(^|\/)(404|_not-found)(\/index)?\.html$/.test(path)) return;
  return `/${path.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

function readDocument(path: string): string {
  try {
    return readFileSync(`${path}/index.html`, 'utf8');
  } catch {
    return readFileSync(`${path}.html`, 'utf8');
  }
}

type Page = { heading: string; blocks: { heading?: string; text?: string; items?: object[]; rows?: object[] }[] };

/** The heading of a page, the headings and first paragraphs of its blocks, and all texts of its first items. */
function textsOf({ heading, blocks }: Page): string[] {
  const inside = blocks.flatMap((block) => [
    ...[block.heading, block.text?.split('\n')[0]].filter((text) => text !== undefined),
    ...Object.values({ ...block.items?.[0], ...block.rows?.[0] }).filter((text) => /^[A-Z\d][^/]*$/.test(String(text))),
  ]);
  return [`${heading}</h1>`, ...inside.map(String), 'Overview of section-1', 'blocks a page'];
}
