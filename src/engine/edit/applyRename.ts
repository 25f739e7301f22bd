import { replaceTokens, tokensIn } from '#engine/content/text/tokens.ts';
import { lineAndColumn, locate } from '#engine/problems/locate.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { gatherPlaces, type Place, siteOf } from './places.ts';
import { type Rename, renameIn } from './rename.ts';
import type { SiteChange } from './siteChange.ts';

/** What a renaming did. */
export interface Renamed {
  /** References rewritten, by file (path before the change). */
  counts: Map<string, number>;
}

/** Rewrites every place that names what gets another name. */
export function applyRename(change: SiteChange, places: readonly Place[], rename: Rename): Renamed {
  const counts = new Map<string, number>();
  const rewrite = (place: Place) => {
    // A value of _site.json may have changed meanwhile, and with it what a token stands for.
    const tokens = { site: siteOf(change.json('_site.json')), ...(place.page && { page: place.page }) };
    const text = renameIn(place, rename, (written) =>
      place.kind === 'pattern' ? written : replaceTokens(written, tokens),
    );
    if (text === undefined || text === place.written) return;
    change.set(place.path, place.pointer, text);
    counts.set(place.path, (counts.get(place.path) ?? 0) + 1);
  };
  const isConstant = ({ path, written }: Place) => path === '_site.json' && tokensIn(written).length === 0;
  places.filter(isConstant).forEach(rewrite);
  places.filter((place) => !isConstant(place)).forEach(rewrite);
  return { counts };
}

/** Where the old name is still meant after a renaming, as `file:line:column`: made from items, or written by halves. */
export function placesLeft(change: SiteChange, rename: Rename, at: string): string[] {
  const { graph } = gatherPlaces(change.after(), at);
  const left = graph.references.filter(({ kind, value }) => kind !== 'alias' && rename(kind, value));
  return [...new Set(left.map(({ container, pointer, within }) => placeName(container.file, pointer, within)))];
}

/** `about/index.json:12:5`. */
export function placeName(file: SourceFile, pointer: string, within?: string): string {
  const { line, column } = lineAndColumn(file.text, locate(file, pointer, within ? { within } : {}).offset);
  return `${file.path}:${line}:${column}`;
}
