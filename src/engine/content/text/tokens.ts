import type { Json, JsonObject } from '#shared/json.ts';
import { readPath } from '#shared/pointer.ts';

/** Token in a text: `{site.phone}`. Placeholders of the interface, as in "Go to slide {n}", have no dot. */
export const tokenPattern = /\{\s*([A-Za-z][\w-]*(?:\.[\w-]+)+)\s*\}/g;

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

/** Replaces tokens, also those inside inserted values. Tokens without a text value remain. */
export function replaceTokens(text: string, context: TokenContext, enclosing: string[] = []): string {
  if (!text.includes('{')) return text;
  return text.replaceAll(tokenPattern, (token, path: string, start: number) => {
    if (path.startsWith('site.')) context.note?.(path);
    const value = enclosing.includes(path) ? undefined : readToken(path, context);
    if (!isTokenText(value)) return token;
    const written = encodeForAddress(text.slice(0, start), replaceTokens(String(value), context, [...enclosing, path]));
    return context.mark ? context.mark(path, written) : written;
  });
}

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
