import { defineBlock } from '#shared/block.ts';
import type { MediaText } from './media-text.types.ts';

export default defineBlock<MediaText>({
  type: 'media-text',
  hydrate: 'never',
  behaviour: ({ strip }) => (strip ? 'marquee' : undefined),
  load: () => import('./MediaText.tsx'),
});
