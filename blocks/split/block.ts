import { defineBlock } from '#shared/block.ts';
import type { Split } from './split.types.ts';

export default defineBlock<Split>({
  type: 'split',
  hydrate: 'never',
  load: () => import('./Split.tsx'),
});
