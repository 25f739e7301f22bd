/** How a feed asks for its posts: what its block hands to what drives it, in `data-feed`. */
export interface FeedSettings {
  /** Address that answers with a list of WordPress posts. */
  endpoint: string;
  /** How many posts are shown; left out, all. */
  first?: number | undefined;
  /** Where the address of its picture stands in a post, dots between the steps. */
  imagePath?: string | undefined;
  /** Tries after a failure that happen by themselves. */
  retries?: number | undefined;
  /** Milliseconds after which waiting is a failure; left out, the browser decides. */
  timeoutMs?: number | undefined;
}

/** What a feed can be in; it says so in `data-state`. */
export type FeedState = 'waiting' | 'loading' | 'failed' | 'empty' | 'loaded';
