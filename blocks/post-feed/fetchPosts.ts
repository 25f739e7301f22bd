import ky from 'ky';
import { startTimeLimit } from '#ui/startTimeLimit.ts';
import { plainText } from './plainText.ts';
import type { PostFeed } from './post-feed.types.ts';
import { type Post, readPosts } from './readPosts.ts';

export type FeedSettings = Pick<PostFeed, 'endpoint' | 'first' | 'imagePath' | 'retries' | 'timeoutMs'>;

/**
 * Fetches the posts of a feed.
 * @param signal aborts the request and its retries
 * @returns undefined after any failure
 */
export async function fetchPosts(
  { endpoint, first, imagePath, retries = 0, timeoutMs }: FeedSettings,
  signal: AbortSignal,
): Promise<Post[] | undefined> {
  const limit = startTimeLimit(timeoutMs, signal);
  try {
    const answer = await ky.get(endpoint, { retry: retries, timeout: false, signal: limit.signal });
    return readPosts(await answer.json(), { imagePath, plainText }).slice(0, first);
  } catch {
    return undefined;
  } finally {
    limit.end();
  }
}
