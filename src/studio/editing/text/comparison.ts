import { diffLines, diffWordsWithSpace } from 'diff';

/** A piece of a line; what differs is marked. */
export interface Piece {
  text: string;
  isOther: boolean;
}

/** A row of two texts side by side. */
export type Row =
  | { kind: 'same'; text: string; left: number; right: number }
  /** So many lines that are the same are left out. */
  | { kind: 'gap'; lines: number }
  /** A line of one text beside that of the other, where there is one. */
  | { kind: 'other'; left?: { line: number; pieces: Piece[] }; right?: { line: number; pieces: Piece[] } };

/** So many lines are shown around what differs. */
const around = 3;

/** Two texts are compared by words when both are shorter; a longer line is marked as a whole. */
const longestLine = 2000;

/** Two texts side by side, without what is far from a difference. */
export function comparisonOf(left: string, right: string): Row[] {
  const rows: Row[] = [];
  const lines = { left: 1, right: 1 };
  let removed: string[] = [];
  let added: string[] = [];
  const flush = () => {
    for (let index = 0; index < Math.max(removed.length, added.length); index++)
      rows.push(otherRow(removed[index], added[index], lines));
    [removed, added] = [[], []];
  };
  for (const piece of diffLines(left, right)) {
    const own = piece.value.replace(/\r?\n$/, '').split(/\r?\n/);
    if (piece.removed) removed = own;
    else if (piece.added) added = own;
    else {
      flush();
      for (const text of own) rows.push({ kind: 'same', text, left: lines.left++, right: lines.right++ });
    }
  }
  flush();
  return withGaps(rows);
}

function otherRow(left: string | undefined, right: string | undefined, lines: { left: number; right: number }): Row {
  const isLong = Math.max(left?.length ?? 0, right?.length ?? 0) > longestLine;
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

function withGaps(rows: Row[]): Row[] {
  const isNear = (index: number) =>
    rows.slice(Math.max(0, index - around), index + around + 1).some(({ kind }) => kind === 'other');
  const shown: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const last = shown.at(-1);
    if (isNear(index)) shown.push(row);
    else if (last?.kind === 'gap') last.lines++;
    else shown.push({ kind: 'gap', lines: 1 });
  }
  return shown;
}
