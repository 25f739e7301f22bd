import type { SiteGraph } from '#engine/check/judge/graph.ts';
import { routePattern } from '#engine/content/addresses.ts';
import { quote } from '#shared/words.ts';
import { placeName } from './applyRename.ts';
import { type Move, renameRoutes } from './renameRoutes.ts';

/**
 * What a move changes of the lists that choose pages by their addresses, in sentences.
 * @param folder of the pages, for the places that are named
 */
export function listNotes(graph: SiteGraph, move: Move, folder: string): string[] {
  const rename = renameRoutes(move);
  const changed = new Map<string, Set<string>>();
  for (const { query, container, pointer } of graph.queries) {
    const { pages } = query;
    if (typeof pages !== 'string' || !pages.startsWith('/')) continue;
    const names = rename('pattern', pages);
    const next = names ? names.to + pages.slice(names.from.length) : pages;
    const lost = [...move.routes].filter(([from, to]) => isMatch(pages, from) && !isMatch(next, to));
    const gained = [...move.routes].filter(([from, to]) => !isMatch(pages, from) && isMatch(next, to));
    const place = `${folder}/${placeName(container.file, `${pointer}/pages`)}`;
    for (const [routes, word] of [
      [lost, 'no longer'],
      [gained, 'now'],
    ] as const) {
      if (routes.length === 0) continue;
      const what = JSON.stringify([quote(next), word, routes.map(([, to]) => to).join(', ')]);
      changed.set(what, (changed.get(what) ?? new Set()).add(place));
    }
  }
  return [...changed].map(([what, places]) => {
    const [pattern, word, shown] = JSON.parse(what) as [string, string, string];
    const lists =
      places.size > 1
        ? `${places.size} lists of the pages ${pattern} ${word} show`
        : `The list of the pages ${pattern} ${word} shows`;
    return `${lists} ${shown}: ${[...places].join(', ')}`;
  });
}

const isMatch = (pattern: string, route: string) => routePattern(pattern).test(route);
