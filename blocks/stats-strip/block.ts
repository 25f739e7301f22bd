import { defineBlock } from '#shared/block.ts';
import type { StatsStrip } from './stats-strip.types.ts';

export default defineBlock<StatsStrip>({
  type: 'stats-strip',
  hydrate: 'never',
  load: () => import('./StatsStrip.tsx'),
});
