import type { SiteGraph } from '#engine/check/crossFile/siteGraph.ts';
import { routePattern } from '#engine/content/routePattern.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { lineAndColumn } from '#engine/problems/locate.ts';
import { escapeRegExp, quote } from '#shared/formatText.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { asObject } from '#shared/json.ts';
import { formatSourcePosition } from './renameReferences.ts';
import { createRouteRenamer, type PageMove } from './routeRenamer.ts';
import type { SiteChange } from './siteChange.ts';

/**
 * Sentences about what people should review after pages were moved.
 * @param graph of the site before the move
 * @param left source positions with a remaining old route: `file:line:column`
 */
export function moveNotes(
  folder: string,
  graph: SiteGraph,
  move: PageMove,
  change: SiteChange,
  left: string[],
): string[] {
  const mentions = findPlainMentions(move.routes.keys(), change).filter((place) => !left.includes(place));
  const inFolder = (places: string[]) => places.map((place) => `${folder}/${place}`).join(', ');
  const these = left.length > 1 ? 'these' : 'this';
  const notes = describeListChanges(graph, move, folder);
  if (left.length)
    notes.push(`Still written as before, and led on by the alias: ${inFolder(left)}. Look at ${these} yourself.`);
  if (mentions.length)
    notes.push(
      `Mentioned as words, and left as it is: ${inFolder(mentions.slice(0, 10))}${mentions.length > 10 ? ' …' : ''}.`,
    );
  return notes;
}

/** Notes on lists that select pages by route and now select others. */
function describeListChanges(graph: SiteGraph, move: PageMove, folder: string): string[] {
  const rename = createRouteRenamer(move);
  const changed = new Map<string, { formatChange: (verb: string) => string; positions: Set<string> }>();
  for (const { query, container, pointer } of graph.queries) {
    const { pages } = query;
    if (typeof pages !== 'string' || !pages.startsWith('/')) continue;
    const names = rename('pattern', pages);
    const next = names ? names.to + pages.slice(names.from.length) : pages;
    const [before, after] = [routePattern(pages), routePattern(next)];
    const position = `${folder}/${formatSourcePosition(container.file, `${pointer}/pages`)}`;
    for (const word of ['no longer', 'now']) {
      const isLost = word === 'no longer';
      const routes = [...move.routes].filter(([from, to]) => before.test(from) === isLost && after.test(to) !== isLost);
      if (routes.length === 0) continue;
      const shown = routes.map(([, to]) => to).join(', ');
      const formatChange = (verb: string) => `of the pages ${quote(next)} ${word} ${verb} ${shown}`;
      getOrInsert(changed, formatChange('show'), () => ({ formatChange, positions: new Set<string>() })).positions.add(
        position,
      );
    }
  }
  return [...changed.values()].map(({ formatChange, positions }) => {
    const lists =
      positions.size > 1 ? `${positions.size} lists ${formatChange('show')}` : `The list ${formatChange('shows')}`;
    return `${lists}: ${[...positions].join(', ')}`;
  });
}

/**
 * Source positions, with new file paths, where an old route remains in plain text or in an absolute URL
 * (`https://www.example.edu/about`).
 */
function findPlainMentions(routes: Iterable<string>, change: SiteChange): string[] {
  const site = asObject(change.jsonAfter('_site.json'));
  const siteUrl = typeof site.url === 'string' ? replaceTokens(site.url, { site }).replace(/\/+$/, '') : undefined;
  const prefixes = ['[^\\w/.-]', ...(siteUrl ? [escapeRegExp(siteUrl), '\\{site\\.url\\}'] : [])];
  const names = [...routes].map(escapeRegExp).join('|');
  const pattern = new RegExp(`(?<=${prefixes.join('|')})(?:${names})(?![\\w-]|/\\w)`, 'g');
  const after = change.siteAfter();
  const files = new Set([...(after.site ? [after.site] : []), ...sourceFiles(after).values()]);
  return [...files].flatMap(({ path, text }) =>
    [...withoutAliases(text).matchAll(pattern)].map(({ index }) => {
      const { line, column } = lineAndColumn(text, index);
      return `${path}:${line}:${column}`;
    }),
  );
}

/** Blanks out aliases, which are old routes on purpose; offsets stay the same. */
const withoutAliases = (text: string) =>
  text.replace(/"aliases"\s*:\s*\[[^\]]*\]/g, (aliases) => ' '.repeat(aliases.length));
