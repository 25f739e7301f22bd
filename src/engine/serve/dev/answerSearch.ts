import type { IncomingMessage, ServerResponse } from 'node:http';
import { mediaTypeOf } from '#engine/make/output/mediaTypes.ts';
import { searchFolder } from '#engine/make/search/pagefind.ts';
import { allowScripts } from '../sandboxAnswers.ts';
import type { AddressState } from './addressState.ts';
import { send } from './answer.ts';
import type { DevSite } from './devSite.ts';

/**
 * Answers for the files of the search, before Vite looks for such scripts among its own.
 * @param ready settles when the site has been read
 */
export const answerSearch =
  (site: DevSite, state: AddressState, ready: () => Promise<unknown>) =>
  (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const { path, view } = state.read(request.url ?? '/', request.headers.referer);
    if (path.startsWith(`/${searchFolder}/`))
      ready()
        .then(() => site.file(path, view))
        .then((file) => {
          if (file === undefined) return next();
          // A worker has the policy that its program is sent with.
          if (path.endsWith('.js')) allowScripts(response);
          send(response, 200, mediaTypeOf(path).type, file);
        }, next);
    else next();
  };
