import { diffLines, diffWordsWithSpace } from 'diff';

export interface DiffPiece {
  text: string;
  isOther: boolean;
}

export type DiffRow =
  | { kind: 'same'; text: string; left: number; right: number }
  /** Number of equal lines that are left out. */
  | { kind: 'gap'; lines: number }
  | { kind: 'other'; left?: { line: number; pieces: DiffPiece[] }; right?: { line: number; pieces: DiffPiece[] } };

/** Number of equal lines around a difference. */
const contextLines = 3;

/** Maximum length of lines that are compared word by word, in characters; longer lines are marked as a whole. */
const maxComparedLength = 2000;

export function compareTexts(left: string, right: string): DiffRow[] {
  const rows: DiffRow[] = [];
  const lines = { left: 1, right: 1 };
  let removed: string[] = [];
  let added: string[] = [];
  const flush = () => {
    for (let index = 0; index < Math.max(removed.length, added.length); index++)
      rows.push(createDifferentRow(removed[index], added[index], lines));
    [removed, added] = [[], []];
  };
  for (const piece of diffLines(left, right)) {
    const pieceLines = piece.value.replace(/\r?\n$/, '').split(/\r?\n/);
    if (piece.removed) removed = pieceLines;
    else if (piece.added) added = pieceLines;
    else {
      flush();
      for (const text of pieceLines) rows.push({ kind: 'same', text, left: lines.left++, right: lines.right++ });
    }
  }
  flush();
  return collapseUnchanged(rows);
}

function createDifferentRow(
  left: string | undefined,
  right: string | undefined,
  lines: { left: number; right: number },
): DiffRow {
  const isLong = Math.max(left?.length ?? 0, right?.length ?? 0) > maxComparedLength;
  const words = left === undefined || right === undefined || isLong ? undefined : diffWordsWithSpace(left, right);
  const piecesOf = (text: string, side: 'added' | 'removed') =>
    words
      ?.filter((word) => word[side] || !(word.added || word.removed))
      .map((word) => ({ text: word.value, isOther: word[side] })) ?? [{ text, isOther: true }];
  return {
    kind: 'other',
    ...(left !== undefined && { left: { line: lines.left++, pieces: piecesOf(left, 'removed') } }),
    ...(right !== undefined && { right: { line: lines.right++, pieces: piecesOf(right, 'added') } }),
  };
}

function collapseUnchanged(rows: DiffRow[]): DiffRow[] {
  const isNearDifference = (index: number) =>
    rows.slice(Math.max(0, index - contextLines), index + contextLines + 1).some(({ kind }) => kind === 'other');
  const shown: DiffRow[] = [];
  for (const [index, row] of rows.entries()) {
    const last = shown.at(-1);
    if (isNearDifference(index)) shown.push(row);
    else if (last?.kind === 'gap') last.lines++;
    else shown.push({ kind: 'gap', lines: 1 });
  }
  return shown;
}
