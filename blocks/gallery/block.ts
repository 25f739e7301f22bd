import { defineBlock } from '#shared/block.ts';
import { firstCount } from '#ui/list/firstCount.ts';
import type { Gallery } from './gallery.types.ts';

export default defineBlock<Gallery>({
  type: 'gallery',
  // The end of a long list is not in the HTML.
  hydrate: ({ items }) => (items.length > firstCount ? 'visible' : 'interaction'),
  load: () => import('./Gallery.tsx'),
});
