import { defineBlock } from '#shared/block.ts';
import type { PostFeed } from './post-feed.types.ts';

export default defineBlock<PostFeed>({
  type: 'post-feed',
  hydrate: 'visible',
  load: () => import('./PostFeed.tsx'),
});
