import { defineBlock } from '#shared/block.ts';
import type { Recording } from './recording.types.ts';

export default defineBlock<Recording>({
  type: 'recording',
  hydrate: 'never',
  load: () => import('./Recording.tsx'),
});
