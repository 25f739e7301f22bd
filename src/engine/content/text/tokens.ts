import { isObject, type Json, type JsonObject } from '#shared/json.ts';

/** A token in a text: `{site.phone}`. Words that the interface itself fills in, as in "Go to slide {n}", have no dot. */
export const tokenPattern = /\{\s*([A-Za-z][\w-]*(?:\.[\w-]+)+)\s*\}/g;

/** What `{page.…}` may name. */
export const pageTokens = ['heading', 'title', 'description'] as const;

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
}

/**
 * The value that a token's path stands for (`site.contact.phone`); undefined when there is no such value. An object or
 * a list is returned as it is, and is no text.
 */
export function readToken(path: string, context: TokenContext): Json | undefined {
  const [root, ...keys] = path.split('.');
  if (root === 'page' && !(keys.length === 1 && pageTokens.some((name) => name === keys[0]))) return undefined;
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
  return text.replaceAll(tokenPattern, (token, path: string) => {
    if (path.startsWith('site.')) context.note?.(path);
    const value = within.includes(path) ? undefined : readToken(path, context);
    return isTokenText(value) ? replaceTokens(String(value), context, [...within, path]) : token;
  });
}
