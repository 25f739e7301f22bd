import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { sandboxResponse } from '../sandboxResponses.ts';

/** Address at which Vite opens a file in the editor of this machine. */
const editorAddress = '/__open-in-editor';

/** Types of files that pages of other origins may show. They cannot read them. */
const shownTypes = ['image', 'audio', 'video', 'track'];

/**
 * Tells whether a page of another origin, another port included, has sent a request. Browsers say so: always to a server
 * on their own machine, and to others with the origin of what is not a plain GET.
 */
function isFromOtherOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host = '', 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase()}`;
}

/** @returns true if a request only opens a page or shows a picture */
const isForShowing = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers['sec-fetch-mode'] === 'navigate' || shownTypes.includes(String(headers['sec-fetch-dest'])));

function isRefused(request: IncomingMessage): boolean {
  // Vite takes any spelling that begins so; nothing but its own page of errors has a reason to ask.
  if (
    decodeLoosely(request.url ?? '')
      .toLowerCase()
      .startsWith(editorAddress)
  )
    return isFromOtherOrigin(request) || request.headers['sec-fetch-site'] !== 'same-origin';
  return isFromOtherOrigin(request) && !isForShowing(request);
}

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Closes the dev server to pages of other origins, which may only open its pages and show its pictures: Vite itself
 * gives code to the pages of all servers of this machine, and opens files in an editor for whoever asks.
 */
export const refuseOtherOrigins: Plugin = {
  name: 'lintel:refuse-other-origins',
  config: () => ({ server: { cors: false } }),
  configureServer({ middlewares }) {
    middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (!isRefused(request)) {
        next();
        return;
      }
      sandboxResponse(response);
      response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      response.end('The dev server answers its own pages only.\n');
    });
  },
};
