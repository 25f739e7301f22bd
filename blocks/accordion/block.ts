import { defineBlock } from '#shared/block.ts';
import type { Accordion } from './accordion.types.ts';
import { faqData } from './faqData.ts';

export default defineBlock<Accordion>({
  type: 'accordion',
  hydrate: 'never',
  jsonLd: faqData,
  load: () => import('./Accordion.tsx'),
});
