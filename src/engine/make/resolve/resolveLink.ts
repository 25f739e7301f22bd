import { findLinkedFile } from '#engine/content/filesByName.ts';
import { pageAddress } from '#engine/content/locales.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import type { Link } from '#shared/content.ts';
import { isObject } from '#shared/json.ts';
import { encodeLetters, plainAddress } from '#shared/plainAddress.ts';
import { originalAddress } from '../images/convertMedia.ts';
import type { MeasuredMedia } from '../images/measureMedia.ts';
import { createOriginalUse } from '../images/mediaUse.ts';
import { noteDependency, noteMediaUse } from './dependencyRecord.ts';
import type { ResolveScope } from './scope.ts';
import type { SiteContext } from './siteContext.ts';

export function lookUpMediaFile(
  path: string,
  { context, uses }: Pick<ResolveScope, 'context' | 'uses'>,
): MeasuredMedia | undefined {
  const media = context.media.get(path);
  noteDependency(uses, `media:${media?.path ?? path}`);
  return media;
}

/** Resolves a checked link for the browser. Documents and other sites open in a new tab. */
export function resolveLink(link: string, scope: ResolveScope): Link {
  if (link.startsWith('/') || link.startsWith('#')) return resolveSiteLink(plainAddress(link), scope);
  if (/^https?:/i.test(link)) return { href: link, newTab: true };
  if (/^[a-z][a-z\d+.-]*:/i.test(link)) return { href: link };
  const { file, rest } = findLinkedFile(link, scope.context.media) ?? { file: undefined, rest: '' };
  noteDependency(scope.uses, `media:${file?.path ?? link}`);
  if (!file) return { href: link };
  noteMediaUse(scope.uses, createOriginalUse(file));
  return { href: scope.context.base + originalAddress(file) + rest, newTab: true };
}

/** Resolves a link inside the site. A mere anchor needs no path. */
function resolveSiteLink(link: string, scope: ResolveScope): Link {
  if (isRedirectedOffSite(link, scope)) return { href: encodeLetters(scope.context.languageBase + link), newTab: true };
  if (link.startsWith('#')) return { href: encodeLetters(link) };
  const { languageBase, language } = localeOfLink(link, scope);
  return {
    href: encodeLetters(pageAddress({ base: scope.context.base, languageBase }, link)),
    ...(language !== scope.context.language && { language: language.replace(/-.*/s, '') }),
  };
}

/** Locale in which a link target exists: the page's own, else the first one. */
function localeOfLink(link: string, { context, uses }: ResolveScope): { languageBase: string; language: string } {
  const [first, ...otherLocales] = context.locales;
  if (!first || otherLocales.length === 0) return context;
  const { base: languageBase, language } = first;
  const namedLocale = otherLocales.find((locale) => `${languageBase}${link}/`.startsWith(`${locale.base}/`));
  if (namedLocale) return { languageBase, language: namedLocale.language };
  if (context.language === language) return context;
  const route = link.replace(/[?#].*$/s, '');
  noteDependency(uses, `translated:${route}`);
  if (isTranslated(route, context)) return context;
  return { languageBase, language: first.own.has(route) ? language : context.language };
}

/** @returns true if the locale of the context has a page or file at the route */
export const isTranslated = (route: string, { locales, language }: SiteContext): boolean =>
  locales.some((locale) => locale.language === language && locale.own.has(route));

/** Resolves an endpoint of a block: another origin (which the site's policy allows), a path, or a media file. */
export function resolveEndpoint(address: string, scope: ResolveScope): string {
  if (/^https?:/i.test(address)) return address;
  return lookUpMediaFile(address, scope) ? resolveLink(address, scope).href : address;
}

function isRedirectedOffSite(link: string, { context, tokens, uses }: ResolveScope): boolean {
  noteDependency(uses, 'site.redirects');
  const redirects = context.site.redirects;
  const from = isObject(redirects) ? Object.keys(redirects).find((key) => plainAddress(key) === link) : undefined;
  const target = isObject(redirects) && from !== undefined ? redirects[from] : undefined;
  return typeof target === 'string' && /^https?:/i.test(replaceTokens(target, tokens));
}
