import { clamp } from '@mantine/hooks';

export interface GridPosition {
  /** Counted from the top; -1 is the header row. */
  row: number;
  /** Counted from the left; 0 is the row header. */
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
  page: number;
}

/** Position after a key, by ARIA's grid pattern; undefined for a key that does not navigate. */
export function positionAfterKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: GridPosition,
  { rows, columns, page }: GridSize,
): GridPosition | undefined {
  const last = { row: rows - 1, column: columns - 1 };
  const at = (nextRow: number, nextColumn: number): GridPosition => ({
    row: clamp(nextRow, -1, last.row),
    column: clamp(nextColumn, 0, last.column),
  });
  return {
    ArrowUp: at(row - 1, column),
    ArrowDown: at(row + 1, column),
    ArrowLeft: at(row, column - 1),
    ArrowRight: at(row, column + 1),
    Home: at(ctrlKey ? 0 : row, 0),
    End: at(ctrlKey ? last.row : row, last.column),
    PageUp: at(Math.max(0, row - page), column),
    PageDown: at(row + page, column),
  }[key];
}

/** Next or previous cell, across the ends of rows; undefined at the ends of the table. */
export function nextCellPosition(
  { row, column }: GridPosition,
  by: 1 | -1,
  { rows, columns }: GridSize,
): GridPosition | undefined {
  // Row headers are skipped, because they cannot be edited.
  const next = column + by;
  if (next >= 1 && next < columns) return { row, column: next };
  const nextRowIndex = row + by;
  return nextRowIndex >= 0 && nextRowIndex < rows ? { row: nextRowIndex, column: by > 0 ? 1 : columns - 1 } : undefined;
}
