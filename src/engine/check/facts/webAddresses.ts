import { asFrame } from '#engine/content/asked.ts';
import { basePathOf, belowBase } from '#engine/content/basePath.ts';
import { invisibleIn } from '#engine/problems/invisible.ts';

/** Host of an address without `www.`; undefined for what is no address. */
function hostOf(address: URL | string): string | undefined {
  const url = typeof address !== 'string' ? address : URL.canParse(address) ? new URL(address) : undefined;
  return url?.hostname.replace(/^www\./, '');
}

/** The origin that a block sends requests to; undefined for a path of the site or what is no address. */
const originOf = (address: string): string | undefined =>
  /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).origin : undefined;

/** What a value that blocks ask for has them ask, as `content/asked.ts` lists it. */
export function askedBy(address: string, format: string): string | undefined {
  const origin = originOf(address);
  return origin && format === 'frame' ? asFrame(origin) : origin;
}

/** Whether only one computer or one house knows a host: `localhost`, names without a dot, private networks (RFC 1918). */
export const isLocalHost = (host: string): boolean =>
  host === 'localhost' ||
  /\.(local|localhost|internal|lan|home)$/.test(host) ||
  /^(127|10)\.\d+\.\d+\.\d+$|^192\.168\.\d+\.\d+$|^172\.(1[6-9]|2\d|3[01])\.\d+\.\d+$|^\[::1\]$/.test(host) ||
  !/[.:]/.test(host);

/** An endpoint that is a file of `_media`; what begins otherwise leads to a server, which only the browser can ask. */
export const mediaPath = /^\w[\w./-]*\.json$/;

/** A correct link to an e-mail address. */
export const mail = /^mailto:[^\s@/]+@[^\s@/]+\.[^\s@?]+(?:\?\S*)?$/i;

/** A correct link to a telephone number. */
export const telephone = /^tel:\+?[\d().-]{3,}(;[^\s]*)?$/i;

/**
 * Whether an address leads to a page of the site with the address `ownUrl`; the bare address itself is none. Beside the
 * folder of a site another one may lie.
 */
export function isOwnPage(url: URL, ownUrl: unknown): boolean {
  if (typeof ownUrl !== 'string' || hostOf(url) !== hostOf(ownUrl)) return false;
  const path = belowBase(url.pathname, basePathOf({ url: ownUrl }));
  return path !== undefined && (path !== '/' || url.hash !== '');
}

/** Whether a link with a scheme is plainly correct on the site with the address `ownUrl`; false says nothing. */
export function isRightAddress(value: string, ownUrl: unknown): boolean {
  if (invisibleIn(value)) return false;
  if (/^mailto:/i.test(value)) return mail.test(value);
  if (/^tel:/i.test(value)) return telephone.test(value);
  if (!/^https:\/\/[^\s/]/i.test(value) || /\s/.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return !isOwnPage(url, ownUrl) && !isLocalHost(url.hostname);
}
