import {
  inAddress,
  isPageToken,
  isTokenText,
  pageTokens,
  readPath,
  readToken,
  replaceTokens,
  type TokenContext,
  tokenPattern,
  tokensIn,
} from '#engine/content/text/tokens.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import { describeValue } from '#shared/words.ts';
import type { Reports, ValuePlace } from '../reports.ts';
import { textPaths } from './braces.ts';

/** Where a text stands, and what its tokens may stand for. */
export interface TokenPlace extends ValuePlace {
  context: TokenContext;
  /** False when `_site.json` could not be read: its tokens cannot be judged. */
  isSiteKnown: boolean;
  /** Keys of `_site.json` that have a problem of their own. */
  brokenSiteKeys: Set<string>;
  /** The page is not the same everywhere: a layout, a shared block or the site shell is shown on many. */
  hasManyPages: boolean;
  /** The text belongs to a query: `{item.…}` is looked at there. */
  isFromItem: boolean;
}

/** What replacing known tokens needs of a site, and of whoever notes what was taken. */
interface KnownTokens {
  siteText: (token: string) => string | undefined;
  /** Called with each token of the site that was replaced, and its text. */
  took?: (token: string, text: string) => void;
}

/**
 * Replaces tokens that have a text, as nearly all have: fast.
 * @param at what the tokens may stand for
 * @returns undefined when a token has to be looked at
 */
export function replaceKnownTokens(text: string, at: TokenContext, known: KnownTokens): string | undefined {
  const quick = replaceOneToken(text, known);
  if (quick !== undefined) return quick;
  if (text.includes('{{')) return undefined;
  let areKnown = true;
  const replaced = text.replaceAll(tokenPattern, (_, token: string, start: number) => {
    const isOfSite = token.startsWith('site.');
    const value = isOfSite ? known.siteText(token) : readTokenText(token, at);
    areKnown &&= value !== undefined;
    if (isOfSite && value !== undefined) known.took?.(token, value);
    return inAddress(text.slice(0, start), value ?? '');
  });
  return areKnown ? replaced : undefined;
}

/** Nearly every text with a token has one, of the site. */
function replaceOneToken(text: string, { siteText, took }: KnownTokens): string | undefined {
  const start = text.indexOf('{');
  const end = text.indexOf('}', start);
  if (!text.startsWith('site.', start + 1) || end < 0 || text.indexOf('{', start + 1) >= 0) return undefined;
  const token = text.slice(start + 1, end);
  const value = siteText(token);
  if (value === undefined) return undefined;
  took?.(token, value);
  const before = text.slice(0, start);
  return before + inAddress(before, value) + text.slice(end + 1);
}

/** What a token of the site stands for, on whichever page; undefined when it has to be looked at. */
export function readSiteText(
  token: string,
  tokens: { site: JsonObject },
  brokenSiteKeys: Set<string>,
): string | undefined {
  const isBroken = brokenSiteKeys.size > 0 && brokenSiteKeys.has(token.split('.')[1] ?? '');
  return isBroken ? undefined : readTokenText(token, tokens);
}

function readTokenText(token: string, context: TokenContext): string | undefined {
  const value = token.startsWith('item.') ? undefined : readToken(token, context);
  if (!isTokenText(value) || leadsBack(token, context)) return undefined;
  const text = replaceTokens(String(value), context);
  // A value whose own tokens stand for nothing is judged where it is written.
  return tokensIn(text).length > 0 || (token.startsWith('site.') && String(value).includes('{page.'))
    ? undefined
    : text;
}

/**
 * Reports the tokens of a text that stand for nothing.
 * @returns the text with its tokens replaced; undefined when a token is left whose value is unknown
 */
export function checkTokens(text: string, place: TokenPlace, reports: Reports): string | undefined {
  let isKnown = true;
  for (const token of tokensIn(text)) {
    if (!checkToken(token, text, place, reports)) isKnown = false;
  }
  return isKnown ? replaceTokens(text, place.context) : undefined;
}

/** The page of a link, known before the words that are brought to it are: `/contact-us?course={page.heading}`. */
export function linkBeforeQuery(written: string): string | undefined {
  const [link = ''] = written.split('?');
  return link !== written && tokensIn(link).length === 0 ? link : undefined;
}

function checkToken(token: string, text: string, place: TokenPlace, reports: Reports): boolean {
  const [root, ...keys] = token.split('.');
  if (root === 'site' && (!place.isSiteKnown || place.brokenSiteKeys.has(keys[0] ?? ''))) return false;
  if (root === 'item' && place.isFromItem) return false;
  const where = { file: place.file, pointer: place.pointer, within: writtenIn(text, token) };
  const isOfPage = root === 'page' && keys[0] !== 'fields' && isPageToken(keys);
  if (isOfPage && place.hasManyPages) return false;
  // `{{…}}` is how other systems write tokens.
  if (text.includes(`{${where.within}}`)) {
    reports.add('token-braces-doubled', { token, suggestion: `{${token}}` }, where);
    return false;
  }
  const value = readToken(token, place.context);
  if (value === undefined) {
    // A page without a heading has that problem already.
    if (!isOfPage) reportUnknown(token, where, place, reports);
    return false;
  }
  if (!isTokenText(value)) {
    // What is wrong with a page's own heading is said there.
    if (isOfPage) return false;
    const known = isObject(value) ? Object.keys(value).map((key) => `${token}.${key}`) : [];
    reports.add('token-not-text', { token, found: describeValue(value), known }, where);
    return false;
  }
  if (leadsBack(token, place.context)) {
    // Said where the circle is written, not wherever the token is used.
    const isOwn = root === 'site' ? place.file.path === '_site.json' : place.pointer === `/${keys.join('/')}`;
    if (isOwn) reports.add('token-in-circle', { token }, where);
    return false;
  }
  return true;
}

/** The token as written, with the spaces that it may have inside its braces. */
const writtenIn = (text: string, token: string) =>
  text.match(new RegExp(`\\{\\s*${token.replaceAll('.', '\\.')}\\s*\\}`))?.[0] ?? token;

function reportUnknown(
  token: string,
  where: ValuePlace & { within: string },
  place: TokenPlace,
  reports: Reports,
): void {
  const ofPage = tokensOfPage(place.context);
  const all = [...ofPage, ...textPaths(place.context.site, 'site')];
  const suggestion = nearest(token, all) ?? all.find((name) => name.endsWith(`.${token.split('.').at(-1)}`));
  const known = siblingsOf(token, place.context) ?? ['site.…', ...ofPage];
  reports.add('token-unknown', { token, known, suggestion }, where);
}

/** What stands for something on a page; of several pages, on each of them. */
const tokensOfPage = ({ page }: TokenContext): string[] => [
  ...pageTokens.map((name) => `page.${name}`),
  ...textPaths(page?.fields, 'page.fields'),
];

/** Names beside the one that is not there, at the deepest part of the path that is. */
function siblingsOf(token: string, context: TokenContext): string[] | undefined {
  const [root, ...keys] = token.split('.');
  if (root === 'page') return tokensOfPage(context);
  if (root !== 'site') return undefined;
  while (keys.pop() !== undefined) {
    const around = readPath(context.site, keys);
    if (isObject(around))
      return Object.keys(around)
        .filter((key) => key !== '$schema')
        .map((key) => ['site', ...keys, key].join('.'));
  }
  return undefined;
}

function leadsBack(token: string, context: TokenContext, within: string[] = []): boolean {
  if (within.includes(token)) return true;
  const value = readToken(token, context);
  return typeof value === 'string' && tokensIn(value).some((inside) => leadsBack(inside, context, [...within, token]));
}
