import { defineBlock } from '#shared/block.ts';
import type { Tabs } from './tabs.types.ts';

export default defineBlock<Tabs>({
  type: 'tabs',
  hydrate: 'visible',
  load: () => import('./Tabs.tsx'),
});
