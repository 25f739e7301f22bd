import type { SiteGraph } from '#engine/check/judge/graph.ts';
import { routePattern } from '#engine/content/addresses.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { lineAndColumn } from '#engine/problems/locate.ts';
import { quote } from '#shared/words.ts';
import { siteOf } from './places.ts';
import { placeName } from './rename.ts';
import { type Move, renameRoutes } from './renameRoutes.ts';
import type { SiteChange } from './siteChange.ts';

/**
 * What a person may want to look at after a move of pages, in sentences.
 * @param folder of the pages
 * @param graph of the site before
 * @param left places that still have an old address, as `file:line:column`
 */
export function moveNotes(folder: string, graph: SiteGraph, move: Move, change: SiteChange, left: string[]): string[] {
  const mentions = mentionsOf(move.routes.keys(), change).filter((place) => !left.includes(place));
  const inFolder = (places: string[]) => places.map((place) => `${folder}/${place}`).join(', ');
  const these = left.length > 1 ? 'these' : 'this';
  const notes = listNotes(graph, move, folder);
  if (left.length)
    notes.push(`Still written as before, and led on by the alias: ${inFolder(left)}. Look at ${these} yourself.`);
  if (mentions.length)
    notes.push(
      `Mentioned as words, and left as it is: ${inFolder(mentions.slice(0, 10))}${mentions.length > 10 ? ' …' : ''}.`,
    );
  return notes;
}

/** What changes in the lists that choose pages by their addresses. */
function listNotes(graph: SiteGraph, move: Move, folder: string): string[] {
  const rename = renameRoutes(move);
  /** Places of lists by what changes, with a line break where the verb of one list has an "s". */
  const changed = new Map<string, Set<string>>();
  for (const { query, container, pointer } of graph.queries) {
    const { pages } = query;
    if (typeof pages !== 'string' || !pages.startsWith('/')) continue;
    const names = rename('pattern', pages);
    const next = names ? names.to + pages.slice(names.from.length) : pages;
    const [before, after] = [routePattern(pages), routePattern(next)];
    const place = `${folder}/${placeName(container.file, `${pointer}/pages`)}`;
    for (const word of ['no longer', 'now']) {
      const isLost = word === 'no longer';
      const routes = [...move.routes].filter(([from, to]) => before.test(from) === isLost && after.test(to) !== isLost);
      if (routes.length === 0) continue;
      const what = `of the pages ${quote(next)} ${word} show\n ${routes.map(([, to]) => to).join(', ')}`;
      changed.set(what, (changed.get(what) ?? new Set()).add(place));
    }
  }
  return [...changed].map(([what, places]) => {
    const lists =
      places.size > 1 ? `${places.size} lists ${what.replace('\n', '')}` : `The list ${what.replace('\n', 's')}`;
    return `${lists}: ${[...places].join(', ')}`;
  });
}

/**
 * Texts that mention an address as words or as part of a whole address (`https://www.example.edu/about`) and were left
 * as they are, as `file:line:column`, files by their new names.
 */
function mentionsOf(routes: Iterable<string>, change: SiteChange): string[] {
  const site = siteOf(change.json('_site.json'));
  const own = typeof site.url === 'string' ? replaceTokens(site.url, { site }).replace(/\/+$/, '') : undefined;
  const starts = ['[^\\w/.-]', ...(own ? [literally(own), '\\{site\\.url\\}'] : [])];
  const names = [...routes].map(literally).join('|');
  const pattern = new RegExp(`(?<=${starts.join('|')})(?:${names})(?![\\w-]|/\\w)`, 'g');
  const after = change.after();
  const files = new Set([...(after.site ? [after.site] : []), ...sourceFiles(after).values()]);
  return [...files].flatMap(({ path, text }) =>
    [...withoutAliases(text).matchAll(pattern)].map(({ index }) => {
      const { line, column } = lineAndColumn(text, index);
      return `${path}:${line}:${column}`;
    }),
  );
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Aliases are old addresses on purpose. With blanks in their place all others stay where they are. */
const withoutAliases = (text: string) =>
  text.replace(/"aliases"\s*:\s*\[[^\]]*\]/g, (aliases) => ' '.repeat(aliases.length));
