import { defineBlock } from 'lintel/block';
import type { Sheet } from './csv-table.build.ts';
import type { CsvTable } from './csv-table.types.ts';

export default defineBlock<CsvTable & { data: Sheet }>({
  type: 'csv-table',
  hydrate: 'never',
  load: () => import('./CsvTable.tsx'),
});
