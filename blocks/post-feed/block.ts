import { defineBlock } from '#shared/block.ts';
import type { PostFeed } from './post-feed.types.ts';

export default defineBlock<PostFeed>({
  type: 'post-feed',
  hydrate: 'never',
  behaviour: 'feed',
  load: () => import('./PostFeed.tsx'),
});
