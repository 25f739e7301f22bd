import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StudioAccess } from '../access/studioAccess.ts';
import { sendUncached } from '../dev/answerDevRequest.ts';
import { studioAddress } from './compileStudio.ts';
import { cookieNameOf, explainDenial, explainForeignRequest, hasSecret } from './requestGuard.ts';

/** Seconds for which a browser holds the secret: the longest time that browsers accept. */
const cookieSeconds = 400 * 24 * 60 * 60;

/** Parameter of an address that was opened from another site, and is opened again by the studio itself. */
const againParameter = 'opened';

/**
 * Answers the request of a browser that is not in the studio yet: takes the token of the printed address, or says which
 * address to open.
 * @returns false if the studio's page may be sent
 */
export function answerNewcomer({
  access,
  url,
  request,
  response,
}: {
  access: StudioAccess;
  url: URL;
  request: IncomingMessage;
  response: ServerResponse;
}): boolean {
  const denial = explainForeignRequest(request) ?? explainDenial(request, 'page', access);
  if (denial?.status === 403) return sendWords(response, 403, denial.reason);
  const token = url.searchParams.get('token');
  const isIn = hasSecret(request, access);
  if (token !== null) {
    const outcome = access.redeem(token);
    if (outcome === 'valid') response.setHeader('set-cookie', createCookie(request, access.secret));
    if (outcome === 'valid' || isIn) return redirect(response, withoutParameter(url, 'token'));
    return sendWords(response, 401, outcome === 'used' ? tokenIsUsed : `${tokenIsUnknown} ${denial?.reason ?? ''}`);
  }
  const isAgain = url.searchParams.has(againParameter);
  if (denial)
    return isAgain || !isFromOtherSite(request) ? sendWords(response, 401, denial.reason) : openAgain(response, url);
  return isAgain || !url.pathname.startsWith(studioAddress)
    ? redirect(response, withoutParameter(url, againParameter))
    : false;
}

const tokenIsUsed =
  'This address has been used already. Its terminal shows another one. If it was not you who has used it, start again with --new-token, which ends all that has been opened.';
const tokenIsUnknown = 'This address is of an earlier start.';

const createCookie = (request: IncomingMessage, secret: string) =>
  `${cookieNameOf(request)}=${secret}; Path=${studioAddress}; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Strict`;

const isFromOtherSite = ({ headers }: IncomingMessage) => headers['sec-fetch-site'] === 'cross-site';

/** Browsers send the cookie only if the studio's own site opens an address, not after a click on a page of the site. */
function openAgain(response: ServerResponse, url: URL): true {
  const again = new URL(url);
  again.searchParams.set(againParameter, '');
  response.setHeader('refresh', `0; url=${again.pathname}${again.search}`);
  // A sandbox would be another site than the studio.
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  return sendWords(response, 200, 'The studio is being opened.');
}

function withoutParameter(url: URL, name: string): string {
  const next = new URL(url);
  next.searchParams.delete(name);
  return (next.pathname.startsWith(studioAddress) ? next.pathname : studioAddress) + next.search;
}

function redirect(response: ServerResponse, location: string): true {
  response.writeHead(302, { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).end();
  return true;
}

const sendWords = (response: ServerResponse, status: number, words: string): true =>
  sendUncached(response, status, 'text/plain; charset=utf-8', `${words}\n`);
