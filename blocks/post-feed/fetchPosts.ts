import ky from 'ky';
import { plainText } from './plainText.ts';
import type { PostFeed } from './post-feed.types.ts';
import { type Post, readPosts } from './readPosts.ts';

/** Settings by which a feed asks for its posts. */
export type FeedSettings = Pick<PostFeed, 'endpoint' | 'first' | 'imagePath' | 'retries' | 'timeoutMs'>;

/**
 * The posts that a feed shows; undefined where they cannot be had, whatever the reason.
 * @param signal ends the asking, retries too
 */
export async function fetchPosts(
  { endpoint, first, imagePath, retries = 0, timeoutMs }: FeedSettings,
  signal: AbortSignal,
): Promise<Post[] | undefined> {
  try {
    const answer = await ky.get(endpoint, { retry: retries, timeout: timeoutMs ?? false, signal });
    return readPosts(await answer.json(), { imagePath, plainText }).slice(0, first);
  } catch {
    return undefined;
  }
}
