import { type DragEvent, useState } from 'react';
import type { ListTable } from '../useListTable.ts';
import { rowOf } from './useGridKeys.ts';
import type { RowActions } from './useRowActions.ts';

/** Rows are dragged by their handles: a line shows where one will come to stand. */
export function useRowDrag({ whyNotMoved }: ListTable, { move }: RowActions) {
  const [drag, setDrag] = useState<{ from: number; before?: number }>();
  const end = () => setDrag(undefined);
  const handlers = {
    onDragStart: (event: DragEvent) => {
      const row =
        event.target instanceof Element && event.target.matches('[data-handle]') ? rowOf(event.target) : undefined;
      if (row === undefined || whyNotMoved) return event.preventDefault();
      event.dataTransfer.effectAllowed = 'move';
      const line = event.target instanceof Element ? event.target.closest('[data-row]') : null;
      if (line) event.dataTransfer.setDragImage(line, 12, 18);
      setDrag({ from: row });
    },
    onDragOver: (event: DragEvent) => {
      if (!drag || !(event.target instanceof Element)) return;
      const line = event.target.closest('[data-row]');
      const row = line ? rowOf(line) : undefined;
      if (!line || row === undefined) return;
      event.preventDefault();
      const { top, height } = line.getBoundingClientRect();
      const before = event.clientY < top + height / 2 ? row : row + 1;
      if (before !== drag.before) setDrag({ ...drag, before });
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (drag?.before !== undefined) move(drag.from, drag.before > drag.from ? drag.before - 1 : drag.before);
      end();
    },
    onDragEnd: end,
  };
  // As long as rows can be moved, they stand as in the file.
  return { handlers, dropAt: drag?.before };
}
