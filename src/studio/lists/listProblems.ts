import type { StudioProblem } from '#shared/studio.ts';
import type { Column } from './columns.ts';

/** What is wrong with an item, by key of the column; under the empty key, what is wrong with all of it. */
export type RowProblems = ReadonlyMap<string, readonly StudioProblem[]>;

/** What is wrong in a list, by index of the item. */
export function problemsByRow(problems: readonly StudioProblem[], file: string): Map<number, RowProblems> {
  const rows = new Map<number, Map<string, StudioProblem[]>>();
  for (const problem of problems) {
    const [, row, written = ''] = /^\/items\/(\d+)(?:\/([^/]*))?/.exec(problem.pointer) ?? [];
    if (problem.file !== file || row === undefined) continue;
    const key = written.replaceAll('~1', '/').replaceAll('~0', '~');
    const own = rows.get(Number(row)) ?? new Map<string, StudioProblem[]>();
    rows.set(Number(row), own.set(key, [...(own.get(key) ?? []), problem]));
  }
  return rows;
}

/**
 * What is wrong with a cell. That a value is missing is said of the whole item: it shows where the value would be, too.
 * @param isEmpty whether the item has no value there
 */
export function problemsOfCell(
  problems: RowProblems | undefined,
  { key, isRequired }: Column,
  isEmpty: boolean,
): readonly StudioProblem[] | undefined {
  const own = problems?.get(key);
  if (own || !isRequired || !isEmpty) return own;
  return problems?.get('')?.filter(({ code }) => code === 'key-missing');
}
