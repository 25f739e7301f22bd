import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendUncached } from '../dev/answerDevRequest.ts';
import { studioAddress } from './compileStudio.ts';
import { isLoopbackAddress } from './requestGuard.ts';

/**
 * Leads from an address of the studio on the site's port to the studio, without a token.
 * @returns false for all other addresses
 */
export function leadToStudio(studioOrigin: string, request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '' } = request;
  if (!`${url.replace(/[?#].*/s, '')}/`.startsWith(studioAddress)) return false;
  if (!isLoopbackAddress(request.socket.remoteAddress ?? ''))
    return sendUncached(
      response,
      403,
      'text/plain; charset=utf-8',
      'The studio answers only the machine that it runs on.\n',
    );
  response.writeHead(302, { location: studioOrigin + url, 'cache-control': 'no-store' }).end();
  return true;
}
