import { defineBlock } from '#shared/block.ts';
import type { Banner } from './banner.types.ts';

export default defineBlock<Banner>({
  type: 'banner',
  hydrate: 'never',
  isPageHeading: () => true,
  load: () => import('./Banner.tsx'),
});
