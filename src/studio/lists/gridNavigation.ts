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
    row: Math.max(-1, Math.min(last.row, nextRow)),
    column: Math.max(0, Math.min(last.column, nextColumn)),
  });
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'Home':
      return ctrlKey ? at(0, 0) : at(row, 0);
    case 'End':
      return ctrlKey ? at(last.row, last.column) : at(row, last.column);
    case 'PageUp':
      return at(Math.max(0, row - page), column);
    case 'PageDown':
      return at(row + page, column);
    default:
      return undefined;
  }
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
