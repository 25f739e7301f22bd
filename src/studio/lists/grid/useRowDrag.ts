import { type DragEvent, useState } from 'react';
import { indexAfterDrop } from '#shared/listMove.ts';
import type { ListTableModel } from '../useListTable.ts';
import { rowOfElement } from './gridActions.ts';
import type { RowActions } from './rowActions.ts';

/** Drags rows by their handles. `dropAt` is the index at which a line shows the target. */
export function useRowDrag({ whyNotMoved }: ListTableModel, { move }: RowActions) {
  const [drag, setDrag] = useState<{ from: number; before?: number }>();
  const end = () => setDrag(undefined);
  const handlers = {
    onDragStart: (event: DragEvent) => {
      const row =
        event.target instanceof Element && event.target.matches('[data-handle]')
          ? rowOfElement(event.target)
          : undefined;
      if (row === undefined || whyNotMoved) return event.preventDefault();
      event.dataTransfer.effectAllowed = 'move';
      const line = event.target instanceof Element ? event.target.closest('[data-row]') : null;
      if (line) event.dataTransfer.setDragImage(line, 12, 18);
      setDrag({ from: row });
    },
    onDragOver: (event: DragEvent) => {
      if (!drag || !(event.target instanceof Element)) return;
      const line = event.target.closest('[data-row]');
      const row = line ? rowOfElement(line) : undefined;
      if (!line || row === undefined) return;
      event.preventDefault();
      const { top, height } = line.getBoundingClientRect();
      const before = event.clientY < top + height / 2 ? row : row + 1;
      if (before !== drag.before) setDrag({ ...drag, before });
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (drag?.before !== undefined) move(drag.from, indexAfterDrop(drag.from, drag.before));
      end();
    },
    onDragEnd: end,
  };
  // Rows can be moved only while the table is in the order of the file.
  return { handlers, dropAt: drag?.before };
}
