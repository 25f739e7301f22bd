import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeUnusedStyles } from '#engine/make/css/removeUnusedStyles.ts';
import { fillLanguageLinks, prioritizeFirstPicture } from '#engine/make/render/renderPage.ts';
import type { ResolvedPage } from '#engine/make/resolve/resolved.ts';
import { blockEnd } from './blocksTemplate.ts';

const documentOf = (directory: string, route: string) => join(directory, route, 'index.html');

/**
 * Post-processes an output as Lintel does its own, apart from islands: the first picture of a page is not lazy,
 * languages are linked, styles of unused components are removed, pictures are copied.
 * @param lintel output of the same site by Lintel
 */
export function finishPages(directory: string, lintel: string, pages: ResolvedPage[]): void {
  cpSync(join(lintel, 'media'), join(directory, 'media'), { recursive: true });
  for (const { route, languages = [] } of pages) {
    const path = documentOf(directory, route);
    const [before = '', ...rest] = readFileSync(path, 'utf8').split(/(?<=<main id="main">)/);
    const parts = prioritizeFirstPicture(rest.join('').split(blockEnd));
    writeFileSync(path, fillLanguageLinks(withOneSheet(before, directory), languages) + parts.join(''));
    for (const address of filesNamedIn(before))
      if (!existsSync(join(directory, address)) && existsSync(join(lintel, address)))
        cpSync(join(lintel, address), join(directory, address));
  }
  leaveOutUnusedStyles(directory);
}

/**
 * Removes the style sheet of the islands, which repeats rules of the longer one of the pages: they would override the
 * rules after them.
 */
function withOneSheet(html: string, directory: string): string {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)">/g)];
  const sizes = links.map(([, address = '']) => statSync(join(directory, address)).size);
  const repeated = links.filter((_, index) => (sizes[index] ?? 0) < Math.max(...sizes));
  return repeated.reduce((remaining, [link]) => remaining.replace(link, ''), html);
}

const filesNamedIn = (head: string) =>
  [...head.matchAll(/<link [^>]*href="(\/[^"]+\.\w+)"/g)].map(([, path = '']) => path);

function leaveOutUnusedStyles(directory: string): void {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) => join(directory, name));
  const code = files.filter((path) => /\.(js|html)$/.test(path)).map((path) => readFileSync(path, 'utf8'));
  for (const path of files.filter((each) => each.endsWith('.css')))
    writeFileSync(path, removeUnusedStyles(readFileSync(path, 'utf8'), code.join('\n')));
}

/**
 * Parts of Lintel's heads that no other program has: policy, page styles, styles for visitors without scripts,
 * prefetching.
 */
const ofLintelAlone = [
  /<meta http-equiv="Content-Security-Policy"[^>]*>/,
  /<style id="page-css">.*?<\/style>/s,
  /<noscript>.*?<\/noscript>/s,
  /<script type="speculationrules">.*?<\/script>/s,
];

/** Markup of a Lintel page's head, as any program would write it. */
export function headOf(lintel: string, route: string): string {
  const [, head = ''] = /<head>(.*?)<\/head>/s.exec(readFileSync(documentOf(lintel, route), 'utf8')) ?? [];
  return ofLintelAlone.reduce((markup, part) => markup.replace(part, ''), head);
}
