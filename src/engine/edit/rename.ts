import { replaceTokens, tokenPattern, tokensIn } from '#engine/content/text/tokens.ts';
import { lineAndColumn, locate } from '#engine/problems/locate.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { gatherPlaces, type Place, siteOf } from './places.ts';
import type { SiteChange } from './siteChange.ts';

/**
 * What a place is to name instead: the part of its value that is the old name, and the new one.
 * @returns undefined for what stays
 */
export type Rename = (kind: Place['kind'], value: string) => { from: string; to: string } | undefined;

/**
 * Rewrites every place that names what gets another name.
 * @returns how many references were rewritten, by file (path before the change)
 */
export function applyRename(change: SiteChange, places: readonly Place[], rename: Rename): Map<string, number> {
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
  return counts;
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

/** Puts values in the place of tokens. */
type Resolve = (text: string) => string;

/** A text with the new names in it; undefined when it names nothing that changes, or its tokens hide where the name ends. */
function renameIn({ kind, written, isMarkdown }: Place, rename: Rename, resolve: Resolve): string | undefined {
  if (!isMarkdown) return renameText(kind, written, rename, resolve);
  let isChanged = false;
  const text = written.replaceAll(linkInMarkdown, (whole, before: string, link: string) => {
    const renamed = renameText('link', link, rename, resolve);
    isChanged ||= renamed !== undefined;
    return renamed === undefined ? whole : before + renamed;
  });
  return isChanged ? text : undefined;
}

/** Where a link of a markdown text leads, with what stands before it: `](/about`. */
const linkInMarkdown = /(\]\(\s*<?)((?<=<)[^<>\n]+(?=>)|(?:\{[^{}]*\}|[^\s()<>{}])+)/g;

function renameText(kind: Place['kind'], written: string, rename: Rename, resolve: Resolve): string | undefined {
  const names = rename(kind, resolve(written));
  if (!names) return undefined;
  for (const end of possibleEnds(written)) {
    const head = written.slice(0, end);
    if (resolve(head) === names.from) return withOldTokens(head, names.to, resolve) + written.slice(end);
  }
  return undefined;
}

/** Every place at which a text can be cut in two without cutting a token. */
function possibleEnds(text: string): number[] {
  const tokens = [...text.matchAll(tokenPattern)].map(({ index, 0: token }) => [index, index + token.length] as const);
  const isInToken = (place: number) => tokens.some(([start, end]) => place > start && place < end);
  return Array.from({ length: text.length + 1 }, (_, place) => place).filter((place) => !isInToken(place));
}

/** A new name with the tokens of the old one, as far as both are the same. */
function withOldTokens(written: string, name: string, resolve: Resolve): string {
  const old = written.split('/');
  const parts = name.split('/');
  const same = parts.findIndex((part, index) => resolve(old[index] ?? '\0') !== part);
  return [...old.slice(0, same < 0 ? parts.length : same), ...(same < 0 ? [] : parts.slice(same))].join('/');
}
