import { defineBlock } from '#shared/block.ts';
import type { Receipt } from './receipt.types.ts';

export default defineBlock<Receipt>({
  type: 'receipt',
  hydrate: 'idle',
  isPageHeading: (props) => props.pageHeading === true,
  load: () => import('./Receipt.tsx'),
});
