import type { Link } from '#shared/content.ts';
import { fileAddress } from '../images/convert.ts';
import { replaceTokens } from '../load/tokens.ts';
import { isObject } from '../schema/json.ts';
import type { Scope } from './scope.ts';

/** Where a checked link leads, as the browser needs it. Documents and other sites open in a new tab. */
export function resolveLink(link: string, scope: Scope): Link {
  if (link.startsWith('/') || link.startsWith('#'))
    return leavesTheSite(link, scope) ? { href: link, newTab: true } : { href: link };
  if (/^(mailto|tel):/i.test(link)) return { href: link };
  if (/^https?:/i.test(link)) return { href: link, newTab: true };
  const media = scope.context.media.get(link);
  if (!media) return { href: link };
  const address = fileAddress(media);
  scope.context.outputs.set(address.slice(1), { path: address.slice(1), media });
  return { href: address, newTab: true };
}

/** Where a block sends requests: another origin (which the page's policy then allows), a path, or a file of `_media`. */
export function resolveEndpoint(address: string, scope: Scope): string {
  if (/^https?:/i.test(address) && URL.canParse(address)) scope.context.endpoints.add(new URL(address).origin);
  return scope.context.media.has(address) ? resolveLink(address, scope).href : address;
}

function leavesTheSite(link: string, { context, tokens }: Scope): boolean {
  const redirects = context.site.redirects;
  const target = isObject(redirects) ? redirects[link] : undefined;
  return typeof target === 'string' && /^https?:/i.test(replaceTokens(target, tokens));
}
