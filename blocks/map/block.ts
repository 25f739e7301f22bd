import { defineBlock } from '#shared/block.ts';
import type { Map as Props } from './map.types.ts';

export default defineBlock<Props>({
  type: 'map',
  hydrate: 'interaction',
  load: () => import('./Map.tsx'),
});
