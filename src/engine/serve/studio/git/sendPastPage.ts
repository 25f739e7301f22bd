import { readFileAtCommit } from '#engine/content/git/tree.ts';
import { fileHeaders } from '#engine/make/output/filePolicy.ts';
import { mediaTypeOf } from '#engine/make/output/mediaTypes.ts';
import { decodeAddress } from '#shared/decodeAddress.ts';
import { HttpError } from '../httpError.ts';
import type { ApiRequest } from '../studioSite.ts';
import { openRepository } from './openRepository.ts';
import { readCommit, readPath } from './requestValidation.ts';

/**
 * Sends a page, or a file of `_media`, at a commit. Scripts are forbidden, as it is shown inside the studio.
 * @param path `<commit>/about/location`, `<commit>/_media/people/ada.jpg`
 */
export async function sendPastPage(
  path: string,
  { site, response }: Pick<ApiRequest, 'site' | 'response'>,
): Promise<void> {
  const [commit = '', ...names] = path.split('/');
  if (names[0] === '_media')
    return sendPastPicture(readCommit(commit), names.map(decodeURIComponent), { site, response });
  const address = decodeAddress(`/${names.join('/')}`).replace(/(.)\/$/, '$1');
  const html = await site.past?.render(readCommit(commit), address);
  if (html === undefined) throw new HttpError('There was no page at this address.');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "script-src 'none'; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
  });
  response.end(html);
}

async function sendPastPicture(
  commit: string,
  names: readonly string[],
  { site, response }: Pick<ApiRequest, 'site' | 'response'>,
): Promise<void> {
  const file = readPath(names.join('/'));
  const repository = await openRepository(site.pages);
  const bytes = await readFileAtCommit(repository, commit, repository.prefix + file);
  if (!bytes) throw new HttpError('There was no file of this name.');
  response.writeHead(200, {
    ...fileHeaders(mediaTypeOf(file).type, bytes),
    'cache-control': 'private, max-age=3600, immutable',
    'cross-origin-resource-policy': 'same-origin',
  });
  response.end(bytes);
}
