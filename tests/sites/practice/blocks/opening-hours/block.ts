import { defineBlock } from 'lintel/block';
import type { OpeningHours } from './opening-hours.types.ts';

export default defineBlock<OpeningHours>({
  type: 'opening-hours',
  hydrate: 'visible',
  load: () => import('./OpeningHours.tsx'),
});
