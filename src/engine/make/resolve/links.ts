import { replaceTokens } from '#engine/content/text/tokens.ts';
import type { Link } from '#shared/content.ts';
import { isObject, ownValue } from '#shared/json.ts';
import { fileAddress } from '../images/convert.ts';
import type { MeasuredMedia } from '../images/measure.ts';
import { originalUse } from '../images/mediaUse.ts';
import type { Scope } from './scope.ts';
import { ask, note, redirectsKey } from './uses.ts';

/** A file of `_media`, if there is one of this name. */
export function lookUpMedium(
  path: string,
  { context, uses }: Pick<Scope, 'context' | 'uses'>,
): MeasuredMedia | undefined {
  note(uses, `media:${path}`);
  return context.media.get(path);
}

/** Where a checked link leads, as the browser needs it. Documents and other sites open in a new tab. */
export function resolveLink(link: string, scope: Scope): Link {
  if (link.startsWith('/') || link.startsWith('#')) return inSite(link, scope);
  if (/^(mailto|tel):/i.test(link)) return { href: link };
  if (/^https?:/i.test(link)) return { href: link, newTab: true };
  const media = lookUpMedium(link, scope);
  if (!media) return { href: link };
  ask(scope.uses, originalUse(media));
  return { href: scope.context.base + fileAddress(media), newTab: true };
}

/** A part of the page that is shown has no other address; all else is below the site's own. */
function inSite(link: string, scope: Scope): Link {
  const href = link.startsWith('/') ? scope.context.base + link : link;
  return leavesTheSite(link, scope) ? { href, newTab: true } : { href };
}

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
