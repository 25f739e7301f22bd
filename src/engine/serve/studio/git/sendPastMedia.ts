import { readFileAtCommit } from '#engine/content/git/tree.ts';
import { fileHeaders } from '#engine/make/output/filePolicy.ts';
import { mediaTypeOf } from '#engine/make/output/mediaTypes.ts';
import { HttpError } from '../httpError.ts';
import type { ApiRequest } from '../studioSite.ts';
import { openRepository } from './openRepository.ts';
import { readCommit, readPath } from './requestValidation.ts';

/**
 * Sends a file of `_media` at a commit.
 * @param path `<commit>/_media/people/ada.jpg`
 */
export async function sendPastMedia(
  path: string,
  { site, response }: Pick<ApiRequest, 'site' | 'response'>,
): Promise<void> {
  const [commit, folder, ...names] = path.split('/');
  const file = readPath([folder, ...names.map(decodeURIComponent)].join('/'));
  const bytes = folder === '_media' ? await readPastFile(site.pages, readCommit(commit), file) : undefined;
  if (!bytes) throw new HttpError('There was no file of this name.', 404);
  response.writeHead(200, {
    ...fileHeaders(mediaTypeOf(file).type, bytes),
    'cache-control': 'private, max-age=3600, immutable',
    'cross-origin-resource-policy': 'same-origin',
  });
  response.end(bytes);
}

async function readPastFile(pages: string, commit: string, file: string) {
  const repository = await openRepository(pages);
  return readFileAtCommit(repository, commit, repository.prefix + file);
}
