import { defineBlock } from '#shared/block.ts';
import type { Quote } from './quote.types.ts';

export default defineBlock<Quote>({
  type: 'quote',
  hydrate: 'never',
  load: () => import('./Quote.tsx'),
});
