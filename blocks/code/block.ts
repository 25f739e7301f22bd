import { defineBlock } from '#shared/block.ts';
import type { Code } from './code.types.ts';

export default defineBlock<Code>({
  type: 'code',
  hydrate: ({ copyLabel }) => (copyLabel ? 'interaction' : 'never'),
  load: () => import('./Code.tsx'),
});
