import type { Picture } from '#shared/content.ts';
import { fallbackAddress } from '#shared/picture.ts';
import { type Post, pictureName } from './readPosts.ts';

/**
 * Stand-in pictures for posts: the picture that the post names, else the next in turn. They also replace a post's own
 * picture that does not load.
 * @param pictures of the site; if there are none, no post gets one
 */
export const placeholderPictures = (posts: Post[], pictures: Picture[] = []): (Picture | undefined)[] =>
  posts.map(
    ({ imageName }, position) =>
      (imageName && pictures.find((picture) => pictureName(fallbackAddress(picture)) === imageName)) ||
      pictures[position % pictures.length],
  );
