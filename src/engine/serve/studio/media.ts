import { createReadStream, statSync } from 'node:fs';
import { makeThumbnail } from '#engine/make/images/convert.ts';
import type { MediaFile } from '#shared/media.ts';
import type { Asked } from './asked.ts';
import { Refusal } from './refusal.ts';
import type { StudioSite } from './studioSite.ts';

/** The files of `_media`. */
export const mediaOf = ({ content }: StudioSite): MediaFile[] =>
  [...content.media.values()].map(({ path, absolute, width, height, hash }) => ({
    path,
    hash,
    ...(width > 0 && { width, height }),
    bytes: statSync(absolute, { throwIfNoEntry: false })?.size ?? 0,
  }));

/**
 * Answers with a small picture of a file of `_media`.
 * @param isLarge to be looked at by itself, not among many
 * @throws Refusal when there is no such picture, or it cannot be read
 */
export async function sendPicture(
  path: string,
  isLarge: boolean,
  { site: { content }, request, response }: Pick<Asked, 'site' | 'request' | 'response'>,
): Promise<void> {
  const media = content.media.get(path);
  if (!media || media.kind === 'file') throw new Refusal(404, { reason: `There is no picture ${path} in this site.` });
  const tag = `"${media.hash}${isLarge ? '-large' : ''}"`;
  // The same name may get other bytes: the browser asks again, and is told when it has the picture already.
  const headers = { 'cache-control': 'no-cache', etag: tag, 'cross-origin-resource-policy': 'same-origin' };
  if (request.headers['if-none-match'] === tag) return void response.writeHead(304, headers).end();
  const small = await makeThumbnail(media, isLarge ? 'large' : 'small').catch((error: Error) => {
    throw new Refusal(422, { reason: error.message });
  });
  response.writeHead(200, { ...headers, 'content-type': 'image/webp' });
  createReadStream(small).pipe(response);
}
