import ky from 'ky';
import type { FeedSettings } from './feedSettings.ts';
import { plainText } from './plainText.ts';
import { type Post, readPosts } from './readPosts.ts';

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
