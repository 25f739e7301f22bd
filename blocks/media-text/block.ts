import { defineBlock } from '#shared/block.ts';
import type { MediaText } from './media-text.types.ts';

export default defineBlock<MediaText>({
  type: 'media-text',
  hydrate: 'never',
  load: () => import('./MediaText.tsx'),
});
