import { tokenPattern } from '#engine/content/text/tokens.ts';
import type { Place } from './places.ts';

/**
 * What a place is to name instead: the part of its value that is the old name, and the new one.
 * @returns undefined for what stays
 */
export type Rename = (kind: Place['kind'], value: string) => { from: string; to: string } | undefined;

/** Puts values in the place of tokens. */
type Resolve = (text: string) => string;

/** A text with the new names in it; undefined when it names nothing that changes, or does so in a way that cannot be told. */
export function renameIn({ kind, written, isMarkdown }: Place, rename: Rename, resolve: Resolve): string | undefined {
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
const linkInMarkdown = /(\]\(\s*<?)((?:\{[^{}]*\}|[^\s()<>{}])+)/g;

function renameText(kind: Place['kind'], written: string, rename: Rename, resolve: Resolve): string | undefined {
  const names = rename(kind, resolve(written));
  if (!names) return undefined;
  for (const end of possibleEnds(written)) {
    const head = written.slice(0, end);
    if (resolve(head) === names.from) return keepTokens(head, names.to, resolve) + written.slice(end);
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
function keepTokens(written: string, name: string, resolve: Resolve): string {
  const old = written.split('/');
  const parts = name.split('/');
  const same = parts.findIndex((part, index) => resolve(old[index] ?? '\0') !== part);
  return [...old.slice(0, same < 0 ? parts.length : same), ...(same < 0 ? [] : parts.slice(same))].join('/');
}
