import { basePathOf } from '#engine/content/basePath.ts';
import { toFrameEntry } from '#engine/content/requestedOrigins.ts';
import { findInvisibleCharacter } from '#engine/problems/invisibleCharacters.ts';
import { getOwnValue } from '#shared/json.ts';
import { linkSchemes } from '#shared/linkSchemes.ts';
import { withoutBasePath } from '#shared/withoutBasePath.ts';

/** Host of an address without `www.`; undefined for an invalid address. */
function hostOf(address: URL | string): string | undefined {
  const url = typeof address !== 'string' ? address : URL.canParse(address) ? new URL(address) : undefined;
  return url?.hostname.replace(/^www\./, '');
}

/** Origin of a request address; undefined for a path of the site and for an invalid address. */
const requestOriginOf = (address: string): string | undefined =>
  /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).origin : undefined;

/** Origin that a block requests for a value, as listed by `content/requestedOrigins.ts`. */
export function findRequestedOrigin(address: string, format: string): string | undefined {
  const origin = requestOriginOf(address);
  return origin && format === 'frame' ? toFrameEntry(origin) : origin;
}

/**
 * True if a host is reachable only on one computer or in a local network: `localhost`, names without a dot, private
 * networks (RFC 1918).
 */
export const isLocalHost = (host: string): boolean =>
  host === 'localhost' ||
  /\.(local|localhost|internal|lan|home)$/.test(host) ||
  /^(127|10)\.\d+\.\d+\.\d+$|^192\.168\.\d+\.\d+$|^172\.(1[6-9]|2\d|3[01])\.\d+\.\d+$|^\[::1\]$/.test(host) ||
  !/[.:]/.test(host);

/** Matches an endpoint that is a file of `_media`. Other endpoints are on a server, which is not requested here. */
export const mediaJsonPattern = /^\w[\w./-]*\.json$/;

/**
 * True if an address leads to a page of the site with the address `ownUrl`. The home page does not count: next to the
 * site's folder there may be another site.
 */
export function isPageOfSite(url: URL, ownUrl: unknown): boolean {
  if (typeof ownUrl !== 'string' || hostOf(url) !== hostOf(ownUrl)) return false;
  const path = withoutBasePath(url.pathname, basePathOf({ url: ownUrl }));
  return path !== undefined && (path !== '/' || url.hash !== '');
}

/**
 * True if a link with a scheme is certainly valid on the site with the address `ownUrl`; false if it needs a closer
 * look.
 */
export function isValidAddress(value: string, ownUrl: unknown): boolean {
  if (findInvisibleCharacter(value)) return false;
  const scheme = /^[a-z]+(?=:)/i.exec(value)?.[0].toLowerCase() ?? '';
  const known = getOwnValue(linkSchemes, scheme);
  if (known) return known.pattern.test(value);
  if (!/^https:\/\/[^\s/]/i.test(value) || /\s/.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return !isPageOfSite(url, ownUrl) && !isLocalHost(url.hostname);
}
