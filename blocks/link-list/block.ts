import { defineBlock } from '#shared/block.ts';
import type { LinkList } from './link-list.types.ts';

export default defineBlock<LinkList>({
  type: 'link-list',
  hydrate: 'never',
  load: () => import('./LinkList.tsx'),
});
