import { defineBlock } from 'lintel/block';
import type { VisitPlanner } from './visit-planner.types.ts';

export default defineBlock<VisitPlanner>({
  type: 'visit-planner',
  hydrate: 'visible',
  load: () => import('./VisitPlanner.tsx'),
});
