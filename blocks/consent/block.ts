import { defineBlock } from '#shared/block.ts';
import type { Consent } from './consent.types.ts';

export default defineBlock<Consent>({
  type: 'consent',
  hydrate: 'never',
  load: () => import('./Consent.tsx'),
});
