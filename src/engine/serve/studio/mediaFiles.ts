import { createReadStream, statSync } from 'node:fs';
import { makeThumbnail } from '#engine/make/images/convertMedia.ts';
import type { MediaFileSummary } from '#shared/media.ts';
import { HttpError } from './httpError.ts';
import type { ApiRequest, StudioSite } from './studioSite.ts';

export const listMediaFiles = ({ content }: StudioSite): MediaFileSummary[] =>
  [...content.media.values()].map(({ path, absolute, width, height, hash }) => ({
    path,
    hash,
    ...(width > 0 && { width, height }),
    bytes: statSync(absolute, { throwIfNoEntry: false })?.size ?? 0,
  }));

/** @param isLarge true for a single preview, false for a list */
export async function sendThumbnail(
  path: string,
  isLarge: boolean,
  { site: { content }, request, response }: Pick<ApiRequest, 'site' | 'request' | 'response'>,
): Promise<void> {
  const media = content.media.get(path);
  if (!media || media.kind === 'file') throw new HttpError(`There is no picture ${path} in this site.`, 404);
  const tag = `"${media.hash}${isLarge ? '-large' : ''}"`;
  // The bytes under a name may change: the browser revalidates by the etag.
  const headers = { 'cache-control': 'no-cache', etag: tag, 'cross-origin-resource-policy': 'same-origin' };
  if (request.headers['if-none-match'] === tag) return void response.writeHead(304, headers).end();
  const thumbnail = await makeThumbnail(media, isLarge ? 'large' : 'small').catch((error: Error) => {
    throw new HttpError(error.message);
  });
  response.writeHead(200, { ...headers, 'content-type': 'image/webp' });
  createReadStream(thumbnail).pipe(response);
}
