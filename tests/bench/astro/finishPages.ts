import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { usedStyles } from '#engine/make/css/usedStyles.ts';
import { linkLanguages } from '#engine/make/render/languageLinks.ts';
import { loadFirstPictureAtOnce } from '#engine/make/render/page.ts';
import type { ResolvedPage } from '#engine/make/resolve/resolved.ts';
import { blockEnd } from './blocksTemplate.ts';

const documentOf = (directory: string, route: string) => join(directory, route, 'index.html');

/**
 * Does to an output what Lintel does to its own, as far as it has nothing to do with islands: the first picture of a page is
 * not lazy, languages are linked, styles of components that are not used are left out, pictures are there.
 * @param lintel output of the same site by Lintel
 */
export function finishPages(directory: string, lintel: string, pages: ResolvedPage[]): void {
  cpSync(join(lintel, 'media'), join(directory, 'media'), { recursive: true });
  for (const { route, languages = [] } of pages) {
    const path = documentOf(directory, route);
    const [before = '', ...rest] = readFileSync(path, 'utf8').split(/(?<=<main id="main">)/);
    const parts = loadFirstPictureAtOnce(rest.join('').split(blockEnd));
    writeFileSync(path, linkLanguages(withOneSheet(before, directory), languages) + parts.join(''));
    for (const address of filesNamedIn(before))
      if (!existsSync(join(directory, address)) && existsSync(join(lintel, address)))
        cpSync(join(lintel, address), join(directory, address));
  }
  leaveOutUnusedStyles(directory);
}

/**
 * Leaves out the sheet of the islands, which repeats rules of that of the pages, the longer one: they would overrule what has
 * to follow them.
 */
function withOneSheet(html: string, directory: string): string {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)">/g)];
  const sizes = links.map(([, address = '']) => statSync(join(directory, address)).size);
  const repeated = links.filter((_, index) => (sizes[index] ?? 0) < Math.max(...sizes));
  return repeated.reduce((rest, [link]) => rest.replace(link, ''), html);
}

const filesNamedIn = (head: string) =>
  [...head.matchAll(/<link [^>]*href="(\/[^"]+\.\w+)"/g)].map(([, path = '']) => path);

function leaveOutUnusedStyles(directory: string): void {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) => join(directory, name));
  const code = files.filter((path) => /\.(js|html)$/.test(path)).map((path) => readFileSync(path, 'utf8'));
  for (const path of files.filter((each) => each.endsWith('.css')))
    writeFileSync(path, usedStyles(readFileSync(path, 'utf8'), code.join('\n')));
}

/** Parts that Lintel alone has in its heads: its policy, the page's styles, those for visitors without scripts, its prefetching. */
const ofLintelAlone = [
  /<meta http-equiv="Content-Security-Policy"[^>]*>/,
  /<style id="page-css">.*?<\/style>/s,
  /<noscript>.*?<\/noscript>/s,
  /<script type="speculationrules">.*?<\/script>/s,
];

/** Markup of the head of a page that Lintel has built, as any program would write it. */
export function headOf(lintel: string, route: string): string {
  const [, head = ''] = /<head>(.*?)<\/head>/s.exec(readFileSync(documentOf(lintel, route), 'utf8')) ?? [];
  return ofLintelAlone.reduce((markup, part) => markup.replace(part, ''), head);
}
