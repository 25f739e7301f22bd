import { defineBlock } from '#shared/block.ts';
import type { Marquee } from './marquee.types.ts';

export default defineBlock<Marquee>({
  type: 'marquee',
  hydrate: 'never',
  load: () => import('./Marquee.tsx'),
});
