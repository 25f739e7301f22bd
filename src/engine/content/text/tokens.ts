import type { Json, JsonObject } from '#shared/json.ts';
import { readPath } from '#shared/pointer.ts';
import type { Schema } from '../schema/schema.ts';
import type { MarkupKind } from './inspectMarkdown.ts';
import { hideBracesInCode, showHiddenBraces } from './literalBraces.ts';

/** Condition behind the brace of a token, in a pattern: no backslash before it, or a pair that stands for one backslash. */
export const notEscaped = String.raw`(?<!(?<!\\)(?:\\\\)*\\\{)`;

/** Token in a text: `{site.phone}`. Placeholders of the interface, as in "Go to slide {n}", have no dot. */
export const tokenPattern = new RegExp(String.raw`\{${notEscaped}\s*([A-Za-z][\w-]*(?:\.[\w-]+)+)\s*\}`, 'g');

/** Token, or a brace that a backslash makes one to be shown; then without a group. */
const tokenOrEscape = new RegExp(String.raw`(?<!\\)(?:\\\\)*\\\{|${tokenPattern.source}`, 'g');

/**
 * Kind of a text whose tokens are replaced. Of a plain text, `\{` becomes a brace. In Markdown it stays, as its
 * renderer reads it, and tokens in code stay. Of a source that is resolved later all but tokens stays.
 */
export type TokenTextKind = 'plain' | 'source' | MarkupKind;

/** Kind of the texts that a schema describes. */
export const textKindOf = (schema: Schema | undefined): 'plain' | MarkupKind =>
  schema?.format === 'markdown' ? (schema.markup ?? 'inline') : 'plain';

/** Values that `{page.…}` may name; `{page.fields.…}` names a custom field of the page. */
export const pageTokens = ['heading', 'title', 'description'] as const;

/** @param keys after `page`: `heading`, or `fields` and the name of one */
export const isPageToken = ([first = '', ...names]: string[]): boolean =>
  first === 'fields' ? names.length === 1 : names.length === 0 && pageTokens.some((name) => name === first);

export interface TokenContext {
  site: JsonObject;
  /** Page that contains the text; absent in the shell. */
  page?: JsonObject;
  /** Item of a query that the text is made from. */
  item?: JsonObject;
  /** Callback for the path of each site value that is read. */
  note?: (path: string) => void;
  /** Transforms the text that replaces a token, for example to mark its source. */
  mark?: (path: string, text: string) => string;
}

/**
 * Value of a token path (`site.contact.phone`); undefined if there is none. Objects and lists are returned as they are.
 */
export function readToken(path: string, context: TokenContext): Json | undefined {
  const [root, ...keys] = path.split('.');
  if (root === 'page' && !isPageToken(keys)) return undefined;
  if (root !== 'site' && root !== 'page' && root !== 'item') return undefined;
  return readPath(context[root], keys);
}

export const isTokenText = (value: Json | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Paths of the tokens in a text, in order: `site.name`. */
export const tokensIn = (text: string): string[] =>
  text.includes('{') ? [...text.matchAll(tokenPattern)].map(([, path = '']) => path) : [];

/** Characters that tokens may add to a text: values full of tokens that are full of tokens would take all memory. */
export const maxAddedLength = 50_000;

/** Tokens around a value, and the number of characters that may still be added. */
interface Expansion {
  kind: TokenTextKind;
  enclosing: readonly string[];
  budget: { left: number };
}

/** Replaces tokens, also those inside inserted values. Tokens without a text value, or with too long a one, remain. */
export const replaceTokens = (text: string, context: TokenContext, kind: TokenTextKind = 'plain'): string =>
  text.includes('{') ? expand(text, context, { kind, enclosing: [], budget: { left: maxAddedLength } }) : text;

function expand(text: string, context: TokenContext, { kind, enclosing, budget }: Expansion): string {
  if (!text.includes('{')) return text;
  const isMarkdown = kind === 'inline' || kind === 'flow';
  const source = isMarkdown ? hideBracesInCode(text, kind) : text;
  const replaced = source.replaceAll(kind === 'plain' ? tokenOrEscape : tokenPattern, (token, path, start) => {
    if (path === undefined) return `${token.slice(0, -2)}{`;
    if (path.startsWith('site.')) context.note?.(path);
    const value = enclosing.includes(path) ? undefined : readToken(path, context);
    if (!isTokenText(value) || String(value).length > budget.left) return token;
    budget.left -= String(value).length;
    const expanded = expand(String(value), context, { kind, enclosing: [...enclosing, path], budget });
    const written = encodeForAddress(textBefore(text, start), expanded);
    return context.mark ? context.mark(path, written) : written;
  });
  return isMarkdown ? showHiddenBraces(replaced) : replaced;
}

/** Longest address in which a token is encoded, in characters. */
const maxAddressLength = 2000;

/** Text before a token, as far as it can be the beginning of its address. */
export const textBefore = (text: string, start: number): string =>
  start > maxAddressLength ? ` ${text.slice(start - maxAddressLength, start)}` : text.slice(0, start);

/** Text before a token in a telephone link: `tel:`, or `](tel:` in markdown. */
const phoneLinkPattern = /(?:^|\]\()tel:[^\s()]*$/i;

/** Text before a token in the query string of a link: `/contact-us?course=`. */
const queryLinkPattern = /(?:^|\]\()(?:\/|https?:|mailto:)[^\s()]*\?[^\s()]*$/i;

/**
 * Encodes a token value for its position: without spaces in a telephone link, percent-encoded in a query string,
 * unchanged elsewhere. Tokens inside the value are left for later replacement.
 * @param before text in front of the token
 */
export function encodeForAddress(before: string, value: string): string {
  const write = phoneLinkPattern.test(before)
    ? phoneDigitsOf
    : queryLinkPattern.test(before)
      ? encodeURIComponent
      : undefined;
  return write ? value.replace(/(\{[^{}]*\})|[^{}]+/g, (part, token?: string) => token ?? write(part)) : value;
}

export const phoneDigitsOf = (text: string): string => text.replace(/(?!^)\(0\)/g, '').replace(/[^\d+]/g, '');
