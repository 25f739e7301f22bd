import type { JSONContent } from '@tiptap/react';
import { isHidden, nameOf, styleOf } from './elementStyle.ts';
import type { PastedCell, PastedPiece } from './pasted.ts';

type ReadInside = (element: Element) => PastedPiece[];

/** @returns true for a table that only places what is in it: with tables inside, or with one row or one column */
export function isLayoutTable(table: Element): boolean {
  const rows = rowsOf(table);
  const columns = Math.max(0, ...rows.map((row) => cellsOf(row).length));
  return table.getAttribute('role') === 'presentation' || hasTableInside(table) || columns < 2 || rows.length < 2;
}

const hasTableInside = (table: Element): boolean => table.querySelector('table') !== null;

const rowsOf = (table: Element): Element[] =>
  [...table.querySelectorAll('tr')].filter((row) => !isHidden(row) && styleOf(row, 'height') !== '0');

const cellsOf = (row: Element): Element[] =>
  [...row.children].filter((cell) => ['td', 'th'].includes(nameOf(cell)) && !isHidden(cell));

/** Reads a table. Pictures and other things of its cells come behind it. */
export function readTable(table: Element, readInside: ReadInside): PastedPiece[] {
  const behind: PastedPiece[] = [];
  const readCell = (cell: Element): PastedCell => {
    const pieces = readInside(cell);
    behind.push(...pieces.filter(({ kind }) => kind !== 'line'));
    return joinLines(pieces);
  };
  const lines = rowsOf(table).map((row) => ({ row, cells: cellsOf(row) }));
  const rows = fillGrid(lines.map(({ cells }) => cells.map((cell) => ({ ...spansOf(cell), content: readCell(cell) }))));
  const isHeadCell = (cell: Element) => nameOf(cell) === 'th' || isBold(cell);
  const [first] = lines;
  const hasHead =
    first !== undefined &&
    (first.row.parentElement?.localName === 'thead' || (first.cells.length > 1 && first.cells.every(isHeadCell)));
  const used = rows.filter((cells) => cells.some(({ length }) => length > 0));
  const caption = (table.querySelector('caption')?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const filled = withoutEmptyColumns(
    used.map((cells, index) => (hasHead && index === 0 ? cells.map(withoutBold) : cells)),
  );
  return used.length > 0 ? [{ kind: 'table', caption, hasHead, rows: filled }, ...behind] : behind;
}

/** Heading of a column, which has a look of its own. */
const withoutBold = (cell: PastedCell): PastedCell =>
  cell.map(({ marks, ...node }) => {
    const remaining = marks?.filter(({ type }) => type !== 'bold') ?? [];
    return remaining.length > 0 ? { ...node, marks: remaining } : node;
  });

/** @returns true if all words of a cell are bold */
function isBold(cell: Element): boolean {
  const weight = styleOf(cell, 'font-weight');
  if (/^(?:bold|[6-9]\d\d)$/.test(weight)) return true;
  const inside = [...cell.querySelectorAll('b, strong, [style*="font-weight:bold"], [style*="font-weight:700"]')];
  const words = (cell.textContent ?? '').trim();
  return words !== '' && inside.some((element) => (element.textContent ?? '').trim() === words);
}

/** Lines of a cell as one text with line breaks. */
const joinLines = (pieces: readonly PastedPiece[]): PastedCell =>
  pieces
    .flatMap((piece) => (piece.kind === 'line' ? [piece.line.inline] : []))
    .flatMap((inline, index): JSONContent[] => (index ? [{ type: 'hardBreak' }, ...inline] : inline));

interface SpannedCell {
  content: PastedCell;
  columns: number;
  rows: number;
}

const spansOf = (cell: Element): Omit<SpannedCell, 'content'> => {
  const spanOf = (name: string) => Math.min(1000, Math.max(1, Number(cell.getAttribute(name)) || 1));
  return { columns: spanOf('colspan'), rows: spanOf('rowspan') };
};

/** Puts cells into a grid. A cell over several rows is repeated in each; one over several columns stands in the first. */
function fillGrid(rows: readonly SpannedCell[][]): PastedCell[][] {
  const grid: (PastedCell | undefined)[][] = rows.map(() => []);
  rows.forEach((cells, top) => {
    let column = 0;
    for (const { content, columns, rows: height } of cells) {
      while (grid[top]?.[column] !== undefined) column++;
      for (const line of grid.slice(top, top + height))
        for (let index = 0; index < columns; index++) line[column + index] = index === 0 ? content : [];
      column += columns;
    }
  });
  const width = Math.max(...grid.map(({ length }) => length));
  return grid.map((line) => Array.from({ length: width }, (_, index) => line[index] ?? []));
}

function withoutEmptyColumns(rows: PastedCell[][]): PastedCell[][] {
  const isUsed = (column: number) => rows.some((cells) => (cells[column]?.length ?? 0) > 0);
  return rows.map((cells) => cells.filter((_, column) => isUsed(column)));
}
