/** Where somebody is in a table as it is shown. */
export interface Spot {
  /** From the top; -1 is the row of names. */
  row: number;
  /** From the left; 0 is what stands for the whole row. */
  column: number;
}

/** How large a table is. */
export interface GridSize {
  rows: number;
  columns: number;
  /** Rows that one sees at a time. */
  page: number;
}

/**
 * Where a key leads to, as in all tables of the web (ARIA's pattern of a grid).
 * @returns undefined for a key that leads nowhere
 */
export function spotAfter(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: Spot,
  { rows, columns, page }: GridSize,
): Spot | undefined {
  const last = { row: rows - 1, column: columns - 1 };
  const at = (nextRow: number, nextColumn: number): Spot => ({
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

/** The cell after another one, or the one before it, over the ends of rows; undefined at the ends of the table. */
export function nextSpot({ row, column }: Spot, by: 1 | -1, { rows, columns }: GridSize): Spot | undefined {
  // What stands for the whole row is no cell to write in.
  const next = column + by;
  if (next >= 1 && next < columns) return { row, column: next };
  const other = row + by;
  return other >= 0 && other < rows ? { row: other, column: by > 0 ? 1 : columns - 1 } : undefined;
}
