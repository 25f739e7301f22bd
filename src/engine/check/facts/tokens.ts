import { eachKey } from '#engine/content/templates/fillTemplate.ts';
import { placeOf, showHiddenBraces } from '#engine/content/text/literalBraces.ts';
import {
  encodeForAddress,
  isPageToken,
  isTokenText,
  maxAddedLength,
  pageTokens,
  readToken,
  replaceTokens,
  type TokenContext,
  type TokenTextKind,
  textBefore,
  tokenPattern,
  tokensIn,
} from '#engine/content/text/tokens.ts';
import { describeValue } from '#shared/formatText.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { readPath } from '#shared/pointer.ts';
import type { ProblemCollector, ValueLocation } from '../problemCollector.ts';
import { tokenPathsBelow } from './malformedTokens.ts';

export interface TokenCheckContext extends ValueLocation {
  context: TokenContext;
  /** False if `_site.json` could not be read: its tokens are not checked. */
  isSiteKnown: boolean;
  /** Keys of `_site.json` that have problems themselves. */
  brokenSiteKeys: Set<string>;
  /** True for a layout, a shared block or the site shell: page tokens differ from page to page. */
  hasManyPages: boolean;
  /** True if the text belongs to a query, which checks `{item.…}` itself. */
  isFromItem: boolean;
}

/** Site values for replacing tokens, and a listener for dependencies. */
interface SiteTokens {
  siteText: (token: string) => string | undefined;
  /** Called with each site token that was replaced, and its text. */
  onReplaced?: (token: string, text: string) => void;
}

/**
 * Replaces tokens quickly if all have a text, as nearly all do.
 * @param context values of the tokens
 * @returns undefined if a token needs a closer look, or there are too many
 */
export function replaceKnownTokens(text: string, context: TokenContext, known: SiteTokens): string | undefined {
  const quick = replaceOneToken(text, known);
  if (quick !== undefined) return quick;
  if (text.includes('{{') || text.includes('\\{')) return undefined;
  let areKnown = true;
  const values = new Map<string, string | undefined>();
  let added = 0;
  const replaced = text.replaceAll(tokenPattern, (_, token: string, start: number) => {
    if (!areKnown) return '';
    const isOfSite = token.startsWith('site.');
    const value = isOfSite ? known.siteText(token) : getOrInsert(values, token, () => readTokenText(token, context));
    added += value?.length ?? 0;
    areKnown &&= value !== undefined && added <= maxAddedLength;
    if (isOfSite && value !== undefined) known.onReplaced?.(token, value);
    return encodeForAddress(textBefore(text, start), value ?? '');
  });
  return areKnown ? replaced : undefined;
}

/** Fast path for the most common case: a text with one token, of the site. */
function replaceOneToken(text: string, { siteText, onReplaced }: SiteTokens): string | undefined {
  const start = text.indexOf('{');
  const end = text.indexOf('}', start);
  if (text[start - 1] === '\\' || !text.startsWith('site.', start + 1) || end < 0 || text.indexOf('{', start + 1) >= 0)
    return undefined;
  const token = text.slice(start + 1, end);
  const value = siteText(token);
  if (value === undefined) return undefined;
  onReplaced?.(token, value);
  const before = text.slice(0, start);
  return before + encodeForAddress(before, value) + text.slice(end + 1);
}

/** Text of a site token that is the same on every page; undefined if the token needs a closer look. */
export function readSiteToken(
  token: string,
  tokens: { site: JsonObject },
  brokenSiteKeys: Set<string>,
): string | undefined {
  const isBroken = brokenSiteKeys.size > 0 && brokenSiteKeys.has(token.split('.')[1] ?? '');
  return isBroken ? undefined : readTokenText(token, tokens);
}

function readTokenText(token: string, context: TokenContext): string | undefined {
  const value = token.startsWith('item.') ? undefined : readToken(token, context);
  if (!isTokenText(value) || isCircular(token, context)) return undefined;
  const text = replaceTokens(String(value), context);
  // A value with unknown tokens is reported where it is written.
  return tokensIn(text).length > 0 || (token.startsWith('site.') && String(value).includes('{page.'))
    ? undefined
    : text;
}

/**
 * Reports unknown tokens of a text.
 * @param text with the braces of code hidden
 * @returns the text with its tokens replaced; undefined if a token's value is unknown
 */
export function checkTokens(
  text: string,
  kind: TokenTextKind,
  location: TokenCheckContext,
  reports: ProblemCollector,
): string | undefined {
  let isKnown = true;
  for (const token of new Set(tokensIn(text))) {
    if (!checkToken(token, text, location, reports)) isKnown = false;
  }
  return isKnown ? replaceTokens(showHiddenBraces(text), location.context, kind) : undefined;
}

/**
 * Route of a link whose tokens are all in its query: `/contact-us?course={page.heading}`. It is known before the tokens
 * are replaced.
 */
export function linkBeforeQuery(written: string): string | undefined {
  const [link = ''] = written.split('?');
  return link !== written && tokensIn(link).length === 0 ? link : undefined;
}

function checkToken(token: string, text: string, location: TokenCheckContext, reports: ProblemCollector): boolean {
  const [root, ...keys] = token.split('.');
  if (root === 'site' && (!location.isSiteKnown || location.brokenSiteKeys.has(keys[0] ?? ''))) return false;
  if (location.isFromItem && (root === 'item' || !usesItem(text))) {
    // The query, which knows the fields, reports a text that uses none of them.
    if (root === 'item' || readToken(token, location.context) === undefined) return false;
  }
  // Fields that a template names are checked where its list is known.
  if (root === 'item' && location.context.page?.[eachKey] !== undefined) return false;
  const tokenLocation = { file: location.file, pointer: location.pointer, ...findTokenIn(text, token) };
  const isOfPage = root === 'page' && keys[0] !== 'fields' && isPageToken(keys);
  if (isOfPage && location.hasManyPages) return false;
  // `{{…}}` is how other systems write tokens.
  if (text.includes(`{${tokenLocation.within}}`)) {
    reports.add('token-braces-doubled', { token, suggestion: `{${token}}` }, tokenLocation);
    return false;
  }
  const value = readToken(token, location.context);
  if (value === undefined) {
    // A page without a heading is reported elsewhere.
    if (!isOfPage) reportUnknown(token, tokenLocation, location, reports);
    return false;
  }
  if (!isTokenText(value)) {
    // A page's invalid heading is reported elsewhere.
    if (isOfPage) return false;
    const known = isObject(value) ? Object.keys(value).map((key) => `${token}.${key}`) : [];
    reports.add('token-not-text', { token, found: describeValue(value), known }, tokenLocation);
    return false;
  }
  if (isCircular(token, location.context)) {
    // A circle is reported where it is written, not wherever its tokens are used.
    const isDefinedHere =
      root === 'site' ? location.file.path === '_site.json' : location.pointer === `/${keys.join('/')}`;
    if (isDefinedHere) reports.add('token-in-circle', { token }, tokenLocation);
    return false;
  }
  return true;
}

const usesItem = (text: string) => text.includes('{item.');

/** Place of a token as written, including spaces inside its braces. */
function findTokenIn(text: string, token: string): ReturnType<typeof placeOf> {
  for (const { 0: written, 1: path, index } of text.matchAll(tokenPattern))
    if (path === token) return placeOf(written, text, index);
  return { within: token, skip: 0 };
}

function reportUnknown(
  token: string,
  tokenLocation: ValueLocation & { within: string },
  location: TokenCheckContext,
  reports: ProblemCollector,
): void {
  const pageTokenNames = tokensOfPage(location.context);
  const all = [...pageTokenNames, ...tokenPathsBelow(location.context.site, 'site')];
  const suggestion = findNearestName(token, all) ?? all.find((name) => name.endsWith(`.${token.split('.').at(-1)}`));
  const known = siblingsOf(token, location.context) ?? ['site.…', ...pageTokenNames];
  reports.add('token-unknown', { token, known, suggestion }, tokenLocation);
}

/** Tokens that have a value on the page. If there are many pages, only tokens common to all. */
const tokensOfPage = ({ page }: TokenContext): string[] => [
  ...pageTokens.map((name) => `page.${name}`),
  ...tokenPathsBelow(page?.fields, 'page.fields'),
];

/** Valid tokens next to an unknown one, at the deepest part of its path that exists. */
function siblingsOf(token: string, context: TokenContext): string[] | undefined {
  const [root, ...keys] = token.split('.');
  if (root === 'page') return tokensOfPage(context);
  if (root !== 'site') return undefined;
  while (keys.pop() !== undefined) {
    const parent = readPath(context.site, keys);
    if (isObject(parent))
      return Object.keys(parent)
        .filter((key) => key !== '$schema')
        .map((key) => ['site', ...keys, key].join('.'));
  }
  return undefined;
}

function isCircular(token: string, context: TokenContext, within: string[] = []): boolean {
  if (within.includes(token)) return true;
  const value = readToken(token, context);
  return typeof value === 'string' && tokensIn(value).some((inside) => isCircular(inside, context, [...within, token]));
}
