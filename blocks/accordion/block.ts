import { defineBlock } from '#shared/block.ts';
import type { Accordion } from './accordion.types.ts';

export default defineBlock<Accordion>({
  type: 'accordion',
  hydrate: 'never',
  load: () => import('./Accordion.tsx'),
});
