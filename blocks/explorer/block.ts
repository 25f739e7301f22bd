import { defineBlock } from '#shared/block.ts';
import type { Explorer } from './explorer.types.ts';

export default defineBlock<Explorer>({
  type: 'explorer',
  hydrate: 'never',
  behaviour: ({ groups }) => (groups.length > 1 ? 'tabs' : 'disclosure'),
  load: () => import('./Explorer.tsx'),
});
