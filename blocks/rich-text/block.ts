import { defineBlock } from '#shared/block.ts';
import type { RichText } from './rich-text.types.ts';

export default defineBlock<RichText>({
  type: 'rich-text',
  hydrate: 'never',
  load: () => import('./RichText.tsx'),
});
