import { defineBlock } from '#shared/block.ts';
import type { Gallery } from './gallery.types.ts';

export default defineBlock<Gallery>({
  type: 'gallery',
  hydrate: 'visible',
  load: () => import('./Gallery.tsx'),
});
