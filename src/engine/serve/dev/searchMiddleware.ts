import type { IncomingMessage, ServerResponse } from 'node:http';
import { mediaTypeOf } from '#engine/make/output/mediaTypes.ts';
import { searchFolder } from '#engine/make/search/pagefind.ts';
import { allowScripts } from '../sandboxResponses.ts';
import type { AddressReader } from './addressReader.ts';
import { sendUncached } from './answerDevRequest.ts';
import type { DevSite } from './devSite.ts';

/** Serves the files of the search before Vite looks for such scripts among its own. */
export const createSearchMiddleware =
  (site: DevSite, state: AddressReader, ready: () => Promise<unknown>) =>
  (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const { path, view } = state.read(request.url ?? '/', request.headers.referer);
    if (path.startsWith(`/${searchFolder}/`))
      ready()
        .then(() => site.file(path, view))
        .then((file) => {
          if (file === undefined) return next();
          // A worker takes the policy that its script is sent with.
          if (path.endsWith('.js')) allowScripts(response);
          sendUncached(response, 200, mediaTypeOf(path).type, file);
        }, next);
    else next();
  };
