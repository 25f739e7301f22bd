import { getOrInsert } from '#shared/getOrInsert.ts';
import { parsePointer } from '#shared/pointer.ts';
import type { StudioProblem } from '#shared/studio.ts';
import type { ListColumn } from './columns.ts';

/** Problems of an item by key of the column. The empty key has those of the whole item. */
export type RowProblems = ReadonlyMap<string, readonly StudioProblem[]>;

export function problemsByRow(problems: readonly StudioProblem[], file: string): Map<number, RowProblems> {
  const rows = new Map<number, Map<string, StudioProblem[]>>();
  for (const problem of problems) {
    const [, row, written = ''] = /^\/items\/(\d+)(?:\/([^/]*))?/.exec(problem.pointer) ?? [];
    if (problem.file !== file || row === undefined) continue;
    const [key = ''] = parsePointer(`/${written}`);
    const rowProblems = getOrInsert(rows, Number(row), () => new Map());
    getOrInsert(rowProblems, key, () => []).push(problem);
  }
  return rows;
}

/** Problems of a cell. A missing value is reported for the whole item; it is also returned for the empty cell. */
export function problemsOfCell(
  problems: RowProblems | undefined,
  { key, isRequired }: ListColumn,
  isEmpty: boolean,
): readonly StudioProblem[] | undefined {
  const cellProblems = problems?.get(key);
  if (cellProblems || !isRequired || !isEmpty) return cellProblems;
  return problems?.get('')?.filter(({ code }) => code === 'key-missing');
}
