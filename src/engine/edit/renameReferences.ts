import { replaceTokens, tokenPattern, tokensIn } from '#engine/content/text/tokens.ts';
import { lineAndColumn, locateValue } from '#engine/problems/locate.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { asObject } from '#shared/json.ts';
import { plainAddress } from '#shared/plainAddress.ts';
import type { SiteChange } from './siteChange.ts';
import { gatherReferences, type WrittenReference } from './writtenReferences.ts';

/**
 * Decides whether a reference is renamed.
 * @returns the part of its value that is the old name, and the new name; undefined if it stays
 */
export type ReferenceRenamer = (
  kind: WrittenReference['kind'],
  value: string,
) => { from: string; to: string } | undefined;

/** Renames all affected references. @returns number of renamed references by file (path before the change) */
export function renameReferences(
  change: SiteChange,
  places: readonly WrittenReference[],
  rename: ReferenceRenamer,
): Map<string, number> {
  const counts = new Map<string, number>();
  const rewrite = (reference: WrittenReference) => {
    // A renamed value of _site.json changes what its tokens stand for.
    const tokens = {
      site: asObject(change.jsonAfter('_site.json')),
      ...(reference.page && { page: reference.page }),
    };
    const text = renameInReference(reference, rename, (written) =>
      reference.kind === 'pattern' ? written : replaceTokens(written, tokens),
    );
    if (text === undefined || text === reference.written) return;
    change.setValue(reference.path, reference.pointer, text);
    counts.set(reference.path, (counts.get(reference.path) ?? 0) + 1);
  };
  const isConstant = ({ path, written }: WrittenReference) => path === '_site.json' && tokensIn(written).length === 0;
  places.filter(isConstant).forEach(rewrite);
  places.filter((reference) => !isConstant(reference)).forEach(rewrite);
  return counts;
}

/**
 * Source positions (`file:line:column`) of references to the old name that could not be renamed: made from items, or
 * split by tokens.
 */
export function findStaleReferences(change: SiteChange, rename: ReferenceRenamer, at: string): string[] {
  const { references } = gatherReferences(change.siteAfter(), at);
  const stale = references.filter(({ kind, value }) => kind !== 'alias' && rename(kind, value));
  return [
    ...new Set(stale.map(({ container, pointer, within }) => formatSourcePosition(container.file, pointer, within))),
  ];
}

/** Source position: `about/index.json:12:5`. */
export function formatSourcePosition(file: SourceFile, pointer: string, within?: string): string {
  const { line, column } = lineAndColumn(file.text, locateValue(file, pointer, within ? { within } : {}).offset);
  return `${file.path}:${line}:${column}`;
}

type ResolveTokens = (text: string) => string;

/** Text with new names; undefined if it contains no affected name or a token obscures where the name ends. */
function renameInReference(
  { kind, written, isMarkdown }: WrittenReference,
  rename: ReferenceRenamer,
  resolve: ResolveTokens,
): string | undefined {
  if (!isMarkdown) return renameText(kind, written, rename, resolve);
  let isChanged = false;
  const text = written.replaceAll(linkInMarkdown, (match, before: string, link: string) => {
    const renamed = renameText('link', link, rename, resolve);
    isChanged ||= renamed !== undefined;
    return renamed === undefined ? match : before + renamed;
  });
  return isChanged ? text : undefined;
}

/** Link target in markdown with the text before it: `](/about`, or `[name]: /about` in a line of its own. */
const linkInMarkdown =
  /(\]\(\s*<?|(?:^|\n) {0,3}\[(?!\^)[^[\]\n]+\]:\s*<?)((?<=<)[^<>\n]+(?=>)|(?:\{[^{}]*\}|[^\s()<>{}])+)/g;

function renameText(
  kind: WrittenReference['kind'],
  written: string,
  rename: ReferenceRenamer,
  resolve: ResolveTokens,
): string | undefined {
  const names = rename(kind, plainAddress(resolve(written)));
  if (!names) return undefined;
  for (const end of cutPositionsOf(written)) {
    const head = written.slice(0, end);
    if (plainAddress(resolve(head)) === names.from) return withOldTokens(head, names.to, resolve) + written.slice(end);
  }
  return undefined;
}

/** Offsets at which a text can be split without splitting a token. */
function cutPositionsOf(text: string): number[] {
  const tokens = [...text.matchAll(tokenPattern)].map(({ index, 0: token }) => [index, index + token.length] as const);
  const isInToken = (offset: number) => tokens.some(([start, end]) => offset > start && offset < end);
  return Array.from({ length: text.length + 1 }, (_, offset) => offset).filter((offset) => !isInToken(offset));
}

/** New name that retains the tokens of the old one in the common part of both. */
function withOldTokens(written: string, name: string, resolve: ResolveTokens): string {
  const old = written.split('/');
  const parts = name.split('/');
  const same = parts.findIndex((part, index) => resolve(old[index] ?? '\0') !== part);
  return [...old.slice(0, same < 0 ? parts.length : same), ...(same < 0 ? [] : parts.slice(same))].join('/');
}
