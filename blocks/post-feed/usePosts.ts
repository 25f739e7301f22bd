import { useEffect, useState } from 'react';
import { type FeedSettings, fetchPosts } from './fetchPosts.ts';
import type { Post } from './readPosts.ts';

/** The states of a feed; `waiting` until its block is hydrated. */
type FeedState = 'waiting' | 'loading' | 'failed' | 'empty' | 'loaded';

interface Feed {
  state: FeedState;
  /** None in any state but `loaded`. */
  posts: Post[];
}

/**
 * Asks for the posts of a feed once the block is hydrated, and again when it is asked for others. Leaving the page ends
 * the asking.
 * @returns the feed as it stands, and a function that asks once more
 */
export function usePosts({ endpoint, first, imagePath, retries, timeoutMs }: FeedSettings): [Feed, () => void] {
  const [feed, setFeed] = useState<Feed>({ state: 'waiting', posts: [] });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks once more
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    setFeed({ state: 'loading', posts: [] });
    fetchPosts({ endpoint, first, imagePath, retries, timeoutMs }, signal).then((posts) => {
      if (!signal.aborted) setFeed({ state: stateWith(posts), posts: posts ?? [] });
    });
    return () => leaving.abort();
  }, [endpoint, first, imagePath, retries, timeoutMs, attempt]);
  return [feed, () => setAttempt((before) => before + 1)];
}

function stateWith(posts: Post[] | undefined): FeedState {
  if (!posts) return 'failed';
  return posts.length > 0 ? 'loaded' : 'empty';
}
