import { defineBlock } from '#shared/block.ts';
import type { Table } from './table.types.ts';

export default defineBlock<Table>({
  type: 'table',
  hydrate: 'never',
  load: () => import('./Table.tsx'),
});
