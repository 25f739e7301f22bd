import { defineBlock } from '#shared/block.ts';
import type { Explorer } from './explorer.types.ts';

export default defineBlock<Explorer>({
  type: 'explorer',
  hydrate: 'visible',
  load: () => import('./Explorer.tsx'),
});
