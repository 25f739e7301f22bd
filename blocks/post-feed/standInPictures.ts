import type { Picture } from '#shared/content.ts';
import { fallbackAddress } from '#shared/picture.ts';
import { type Post, pictureName } from './readPosts.ts';

/**
 * A picture of the site for each post: the one that the post names, else the next in turn. Posts with a picture from
 * elsewhere fall back on it when theirs does not load.
 * @param pictures of the site; where there are none, no post gets one
 */
export const standInPictures = (posts: Post[], pictures: Picture[] = []): (Picture | undefined)[] =>
  posts.map(
    ({ imageName }, position) =>
      (imageName && pictures.find((picture) => pictureName(fallbackAddress(picture)) === imageName)) ||
      pictures[position % pictures.length],
  );
