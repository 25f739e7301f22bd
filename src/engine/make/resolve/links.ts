import { pageAddress } from '#engine/content/editions.ts';
import { linkedFile } from '#engine/content/filesByName.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import type { Link } from '#shared/content.ts';
import { isObject, ownValue } from '#shared/json.ts';
import { fileAddress } from '../images/convert.ts';
import type { MeasuredMedia } from '../images/measure.ts';
import { originalUse } from '../images/mediaUse.ts';
import type { Scope } from './scope.ts';
import type { SiteContext } from './siteContext.ts';
import { ask, note, redirectsKey } from './uses.ts';

/** A file of `_media`, if there is one of this name. */
export function lookUpMedium(
  path: string,
  { context, uses }: Pick<Scope, 'context' | 'uses'>,
): MeasuredMedia | undefined {
  const media = context.media.get(path);
  note(uses, `media:${media?.path ?? path}`);
  return media;
}

/** Where a checked link leads, as the browser needs it. Documents and other sites open in a new tab. */
export function resolveLink(link: string, scope: Scope): Link {
  if (link.startsWith('/') || link.startsWith('#')) return inSite(link, scope);
  if (/^(mailto|tel):/i.test(link)) return { href: link };
  if (/^https?:/i.test(link)) return { href: link, newTab: true };
  const { file, rest } = linkedFile(link, scope.context.media) ?? { file: undefined, rest: '' };
  note(scope.uses, `media:${file?.path ?? link}`);
  if (!file) return { href: link };
  ask(scope.uses, originalUse(file));
  return { href: scope.context.base + fileAddress(file) + rest, newTab: true };
}

/** A part of the page that is shown has no other address; all else is below the site's own. */
function inSite(link: string, scope: Scope): Link {
  if (leavesTheSite(link, scope)) return { href: scope.context.languageBase + link, newTab: true };
  if (link.startsWith('#')) return { href: link };
  const { languageBase, language } = editionOfLink(link, scope);
  return {
    href: pageAddress({ base: scope.context.base, languageBase }, link),
    ...(language !== scope.context.language && { language: language.replace(/-.*/s, '') }),
  };
}

/** The language in which a link finds something: the page's own, or else the first one. */
function editionOfLink(link: string, { context, uses }: Scope): { languageBase: string; language: string } {
  const [first, ...others] = context.editions;
  if (!first || others.length === 0) return context;
  const { base: languageBase, language } = first;
  const named = others.find((edition) => `${languageBase}${link}/`.startsWith(`${edition.base}/`));
  if (named) return { languageBase, language: named.language };
  if (context.language === language) return context;
  const route = link.replace(/[?#].*$/s, '');
  note(uses, `translated:${route}`);
  if (isTranslated(route, context)) return context;
  return { languageBase, language: first.own.has(route) ? language : context.language };
}

/** Whether the language of a context has something of its own at a route. */
export const isTranslated = (route: string, { editions, language }: SiteContext): boolean =>
  editions.some((edition) => edition.language === language && edition.own.has(route));

/** Where a block sends requests: another origin (which the site's policy allows), a path, or a file of `_media`. */
export function resolveEndpoint(address: string, scope: Scope): string {
  if (/^https?:/i.test(address)) return address;
  return lookUpMedium(address, scope) ? resolveLink(address, scope).href : address;
}

function leavesTheSite(link: string, { context, tokens, uses }: Scope): boolean {
  note(uses, redirectsKey);
  const redirects = context.site.redirects;
  const target = isObject(redirects) ? ownValue(redirects, link) : undefined;
  return typeof target === 'string' && /^https?:/i.test(replaceTokens(target, tokens));
}
