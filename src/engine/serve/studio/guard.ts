import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLocal } from '../hosts.ts';

/** Servers on other ports of a machine share its cookies: each has a name of its own. */
export const tokenCookie = ({ socket }: Pick<IncomingMessage, 'socket'>): string => `lintel-studio-${socket.localPort}`;

/**
 * Why a request for a part of the studio is not answered, in plain words; undefined when it is. Whoever else can reach
 * the dev server, this machine alone may edit; and there, no page of another site.
 * @param token that it must bring; undefined for the studio's own page and code, which bring it to the browser
 * @param takesFile whether a file is sent, as bytes, and not JSON; forms of other pages can send neither
 */
export function whyRefused(request: IncomingMessage, token: string | undefined, takesFile = false): string | undefined {
  const { socket, method = '' } = request;
  if (!isLoopback(socket.remoteAddress ?? '')) return 'The studio answers only the machine that it runs on.';
  if (!namesThisMachine(request)) return `Open the studio at http://localhost:${socket.localPort}/_studio/.`;
  if (token === undefined) return undefined;
  if (!comesFromHere(request)) return 'The studio answers only its own page.';
  const taken = takesFile ? /^application\/octet-stream$/i : /^application\/json\s*(;|$)/i;
  if (method === 'POST' && !taken.test(request.headers['content-type'] ?? ''))
    return takesFile ? 'The studio takes the bytes of a file here.' : 'The studio takes JSON only.';
  if (!bringsToken(request, token)) return 'Open the studio anew: this page is of an earlier start.';
  return undefined;
}

const isLoopback = (address: string) => /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(address);

/** A name of another site may be made to lead to this machine: a browser would take it for that site. */
function namesThisMachine({ headers: { host = '' }, socket }: IncomingMessage): boolean {
  const [, name = '', port = '80'] = host.match(/^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/) ?? [];
  return isLocal(name.replace(/^\[|\]$/g, '').toLowerCase()) && Number(port) === socket.localPort;
}

/** Other servers of this machine are other origins, but the same site to cookies. */
function comesFromHere({ headers: { origin, host = '', 'sec-fetch-site': site } }: IncomingMessage): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`;
}

function bringsToken(request: IncomingMessage, token: string): boolean {
  const name = `${tokenCookie(request)}=`;
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  // Hashes have one length, which comparing in constant time asks for.
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const brought = cookies.filter((cookie) => cookie.startsWith(name)).map((cookie) => hash(cookie.slice(name.length)));
  return brought.some((found) => timingSafeEqual(found, hash(token)));
}
