import type { IncomingMessage } from 'node:http';
import type { StudioAccess } from '../access/studioAccess.ts';

/** Servers on other ports of a machine share its cookies, so each port has its own cookie name. */
export const cookieNameOf = ({ socket }: Pick<IncomingMessage, 'socket'>): string =>
  `lintel-studio-${socket.localPort}`;

/** Header that the studio sends with each change: a form or a plain request of another page has none. */
const changeHeader = 'x-lintel-studio';

/**
 * Kind of a request: for the studio's page, which is opened from anywhere; one of its files or something of the site, which
 * only that page requests; the upload of a file, whose body is bytes and not JSON.
 */
export type RequestKind = 'page' | 'part' | 'upload';

export interface Denial {
  /** 401 if the studio must be opened first. */
  status: 401 | 403;
  /** For people. */
  reason: string;
}

const refuse = (reason: string): Denial => ({ status: 403, reason });

/** Explains why a request to the studio is refused; undefined if it is allowed. */
export function explainDenial(
  request: IncomingMessage,
  kind: RequestKind,
  access: Pick<StudioAccess, 'isSecret'>,
): Denial | undefined {
  return (
    explainForeignRequest(request) ??
    (kind === 'page' ? explainPageDenial(request) : explainPartDenial(request, kind)) ??
    (hasSecret(request, access) ? undefined : { status: 401, reason: openPrintedAddress })
  );
}

const openPrintedAddress =
  'The studio opens for whoever has started it: open the address that stands in its terminal. That works once; then the terminal shows another one.';

/** Explains why a request cannot be of this machine's user; undefined if it may be. */
export function explainForeignRequest(request: IncomingMessage): Denial | undefined {
  if (!isLoopbackAddress(request.socket.remoteAddress ?? ''))
    return refuse('The studio answers only the machine that it runs on.');
  if (!isForLocalhost(request)) return refuse(`Open the studio at http://localhost:${request.socket.localPort}/.`);
  return undefined;
}

export const isLoopbackAddress = (address: string): boolean =>
  /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(address);

/**
 * Other names are refused: one may be made to resolve to this machine (DNS rebinding), and 127.0.0.1 is that of the site,
 * whose pages have no cookies of the studio.
 */
function isForLocalhost({ headers: { host = '' }, socket }: IncomingMessage): boolean {
  const [, name = '', port = '80'] = host.match(/^([^:]*)(?::(\d+))?$/) ?? [];
  return name.toLowerCase() === 'localhost' && Number(port) === socket.localPort;
}

/** Any page may link to the studio, and none may show it or run it inside itself. */
function explainPageDenial({ method, headers }: IncomingMessage): Denial | undefined {
  if (method !== 'GET') return refuse('The studio is a page to be opened.');
  const { 'sec-fetch-dest': destination = 'document' } = headers;
  return destination === 'document' ? undefined : refuse('The studio is shown in no other page.');
}

function explainPartDenial(request: IncomingMessage, kind: 'part' | 'upload'): Denial | undefined {
  const { method = '', headers } = request;
  if (!isSameOrigin(request)) return refuse('The studio answers only its own page.');
  if (method === 'GET') return undefined;
  if (method !== 'POST' || headers.origin === undefined || headers[changeHeader] === undefined)
    return refuse('The studio answers only its own page.');
  const acceptedType = kind === 'upload' ? /^application\/octet-stream$/i : /^application\/json\s*(;|$)/i;
  if (!acceptedType.test(headers['content-type'] ?? ''))
    return refuse(kind === 'upload' ? 'The studio takes the bytes of a file here.' : 'The studio takes JSON only.');
  return undefined;
}

/** Other servers of this machine have another origin, but share its cookies. */
function isSameOrigin({ headers: { origin, host = '', 'sec-fetch-site': site } }: IncomingMessage): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`;
}

/** @returns true if a request has the secret in its cookie */
export function hasSecret(request: IncomingMessage, access: Pick<StudioAccess, 'isSecret'>): boolean {
  const name = `${cookieNameOf(request)}=`;
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  return cookies.some((cookie) => cookie.startsWith(name) && access.isSecret(cookie.slice(name.length)));
}
