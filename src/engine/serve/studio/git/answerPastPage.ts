import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodeAddress } from '#shared/decodeAddress.ts';
import { sendUncached } from '../../dev/answerDevRequest.ts';
import { framedCodeElements, policyWithoutScripts, withScriptlessStyles } from '../framedCode.ts';
import { HttpError } from '../httpError.ts';
import type { PastSites } from './pastSites.ts';
import { readCommit } from './requestValidation.ts';

interface PastPageOptions {
  past: PastSites;
  /** Beginning of the addresses of past pages, with a key: only the studio knows it. */
  pastPages: string;
  studioOrigin: string;
}

/**
 * Answers requests for pages as of a commit, `<commit>/about/location` behind `pastPages`. They are on the site's own
 * port, as all pages; scripts of their own are forbidden.
 * @returns false for all other addresses
 */
export async function answerPastPage(
  { past, pastPages, studioOrigin }: PastPageOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  if (!pathname.startsWith(pastPages)) return false;
  const [commit, ...names] = pathname.slice(pastPages.length).split('/');
  const address = decodeAddress(`/${names.join('/')}`).replace(/(.)\/$/, '$1');
  try {
    const html = await past.render(readCommit(commit), address);
    if (html === undefined) throw new HttpError('There was no page at this address.', 404);
    response.setHeader('content-security-policy', `${policyWithoutScripts(request)}; frame-ancestors ${studioOrigin}`);
    const framed = html.replace('</body>', () => `${framedCodeElements(studioOrigin)}</body>`);
    return sendUncached(response, 200, 'text/html; charset=utf-8', withScriptlessStyles(framed));
  } catch (error) {
    const status = error instanceof HttpError ? error.status : 500;
    return sendUncached(response, status, 'text/plain; charset=utf-8', `${(error as Error).message}\n`);
  }
}
