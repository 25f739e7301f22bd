import type { PostFeed } from './post-feed.types.ts';

/** How a feed asks for its posts: what its markup hands to `drive.ts`, in `data-feed`. */
export type FeedSettings = Pick<PostFeed, 'endpoint' | 'first' | 'imagePath' | 'retries' | 'timeoutMs'>;

/** What a feed can be in; it says so in `data-state`. */
export type FeedState = 'waiting' | 'loading' | 'failed' | 'empty' | 'loaded';
