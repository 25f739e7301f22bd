import { isObject, type Json, type JsonObject } from '#shared/json.ts';

/** A token in a text: `{site.phone}`. Words that the interface itself fills in, as in "Go to slide {n}", have no dot. */
export const tokenPattern = /\{\s*([A-Za-z][\w-]*(?:\.[\w-]+)+)\s*\}/g;

/** What `{page.…}` may name; `{page.fields.…}` names one of the page's own `fields`. */
export const pageTokens = ['heading', 'title', 'description'] as const;

/** Whether these keys behind `page` may be named: `heading`, or `fields` and the name of one. */
export const isPageToken = ([first = '', ...rest]: string[]): boolean =>
  first === 'fields' ? rest.length === 1 : rest.length === 0 && pageTokens.some((name) => name === first);

/** What tokens may stand for at the place where a text is used. */
export interface TokenContext {
  /** `_site.json`. */
  site: JsonObject;
  /** The page on which the text is shown; absent in the site shell. */
  page?: JsonObject;
  /** The item of a query that the text is made from. */
  item?: JsonObject;
  /** Takes the path of every value of the site that is looked up. */
  note?: (path: string) => void;
  /** Gives what stands for the value of a path: the text itself, or with marks in it. */
  mark?: (path: string, text: string) => string;
}

/**
 * The value that a token's path stands for (`site.contact.phone`); undefined when there is no such value. An object or
 * a list is returned as it is, and is no text.
 */
export function readToken(path: string, context: TokenContext): Json | undefined {
  const [root, ...keys] = path.split('.');
  if (root === 'page' && !isPageToken(keys)) return undefined;
  if (root !== 'site' && root !== 'page' && root !== 'item') return undefined;
  return readPath(context[root], keys);
}

/** The value below an object (own keys only) or a list, key by key. */
export function readPath(start: Json | undefined, keys: string[]): Json | undefined {
  let value = start;
  for (const key of keys) {
    if (Array.isArray(value)) value = value[Number(key)];
    else value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
}

/** Whether a token's value can stand in a text. */
export const isTokenText = (value: Json | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** The paths of the tokens in a text, in order: `site.name`. */
export const tokensIn = (text: string): string[] =>
  text.includes('{') ? [...text.matchAll(tokenPattern)].map(([, path = '']) => path) : [];

/** Puts values in the place of tokens, also of those inside the values. One without a text value stays as it is. */
export function replaceTokens(text: string, context: TokenContext, within: string[] = []): string {
  if (!text.includes('{')) return text;
  return text.replaceAll(tokenPattern, (token, path: string, start: number) => {
    if (path.startsWith('site.')) context.note?.(path);
    const value = within.includes(path) ? undefined : readToken(path, context);
    if (!isTokenText(value)) return token;
    const written = inAddress(text.slice(0, start), replaceTokens(String(value), context, [...within, path]));
    return context.mark ? context.mark(path, written) : written;
  });
}

/** What stands before a token in a telephone link, by itself or in a text: `](tel:`. */
const beforeNumber = /(?:^|\]\()tel:[^\s()]*$/i;

/** What stands before a token in the query of a link: `/contact-us?course=`. */
const beforeParameter = /(?:^|\]\()(?:\/|https?:|mailto:)[^\s()]*\?[^\s()]*$/i;

/**
 * A token's value as it has to be written at its place, so that what readers see can be written once: a telephone number
 * in a link without its spaces, a value in the query of a link percent-encoded; anywhere else as it is. Tokens that are
 * still in the value stay, for the time when they are replaced.
 * @param before the text in front of the token
 */
export function inAddress(before: string, value: string): string {
  const write = beforeNumber.test(before) ? digitsOf : beforeParameter.test(before) ? encodeURIComponent : undefined;
  return write ? value.replace(/(\{[^{}]*\})|[^{}]+/g, (part, token?: string) => token ?? write(part)) : value;
}

/** A telephone number as it stands in a link. */
export const digitsOf = (text: string): string => text.replace(/(?!^)\(0\)/g, '').replace(/[^\d+]/g, '');
