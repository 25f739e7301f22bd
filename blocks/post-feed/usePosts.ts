import { useEffect, useState } from 'react';
import { type FeedSettings, fetchPosts } from './fetchPosts.ts';
import type { Post } from './readPosts.ts';

/** States of a feed; `waiting` until its block is hydrated. */
type FeedStatus = 'waiting' | 'loading' | 'failed' | 'empty' | 'loaded';

interface PostFeedState {
  state: FeedStatus;
  /** Empty in any state except `loaded`. */
  posts: Post[];
}

/**
 * Fetches the posts of a feed once the block is hydrated, and again when its settings change. Unmounting aborts the
 * request.
 * @returns the state of the feed, and a function that fetches again
 */
export function usePosts({
  endpoint,
  first,
  imagePath,
  retries,
  timeoutMs,
}: FeedSettings): [PostFeedState, () => void] {
  const [feed, setFeed] = useState<PostFeedState>({ state: 'waiting', posts: [] });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks once more
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setFeed({ state: 'loading', posts: [] });
    fetchPosts({ endpoint, first, imagePath, retries, timeoutMs }, signal).then((posts) => {
      if (!signal.aborted) setFeed({ state: statusOf(posts), posts: posts ?? [] });
    });
    return () => controller.abort();
  }, [endpoint, first, imagePath, retries, timeoutMs, attempt]);
  return [feed, () => setAttempt((before) => before + 1)];
}

function statusOf(posts: Post[] | undefined): FeedStatus {
  if (!posts) return 'failed';
  return posts.length > 0 ? 'loaded' : 'empty';
}
