import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from '../hosts.ts';

/** Servers on other ports of a machine share its cookies, so each port has its own cookie name. */
export const tokenCookieNameOf = ({ socket }: Pick<IncomingMessage, 'socket'>): string =>
  `lintel-studio-${socket.localPort}`;

/**
 * Explains in words for people why a request to the studio is refused; undefined if it is allowed. Only this machine
 * may edit, even if others can reach the dev server, and no page of another site may.
 * @param token that the request must have; undefined for the studio's own page and code, which bring it to the browser
 * @param takesFile true if the body is a file's bytes, false for JSON; forms of other pages can send neither
 */
export function explainDenial(
  request: IncomingMessage,
  token: string | undefined,
  takesFile = false,
): string | undefined {
  const { socket, method = '' } = request;
  if (!isLoopbackAddress(socket.remoteAddress ?? '')) return 'The studio answers only the machine that it runs on.';
  if (!hasLoopbackHost(request)) return `Open the studio at http://localhost:${socket.localPort}/_studio/.`;
  if (token === undefined) return undefined;
  if (!isSameOrigin(request)) return 'The studio answers only its own page.';
  const acceptedType = takesFile ? /^application\/octet-stream$/i : /^application\/json\s*(;|$)/i;
  if (method === 'POST' && !acceptedType.test(request.headers['content-type'] ?? ''))
    return takesFile ? 'The studio takes the bytes of a file here.' : 'The studio takes JSON only.';
  if (!hasValidToken(request, token)) return 'Open the studio anew: this page is of an earlier start.';
  return undefined;
}

const isLoopbackAddress = (address: string) => /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(address);

/** Foreign host names are refused: one may be made to resolve to this machine (DNS rebinding). */
function hasLoopbackHost({ headers: { host = '' }, socket }: IncomingMessage): boolean {
  const [, name = '', port = '80'] = host.match(/^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/) ?? [];
  return isLoopbackHost(name.replace(/^\[|\]$/g, '').toLowerCase()) && Number(port) === socket.localPort;
}

/** Other servers of this machine have another origin, but share its cookies. */
function isSameOrigin({ headers: { origin, host = '', 'sec-fetch-site': site } }: IncomingMessage): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`;
}

function hasValidToken(request: IncomingMessage, token: string): boolean {
  const name = `${tokenCookieNameOf(request)}=`;
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  // Comparison in constant time needs equal lengths, which hashes have.
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const cookieHashes = cookies
    .filter((cookie) => cookie.startsWith(name))
    .map((cookie) => hash(cookie.slice(name.length)));
  return cookieHashes.some((found) => timingSafeEqual(found, hash(token)));
}
