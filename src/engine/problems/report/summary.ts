import { count } from '#shared/words.ts';
import { isError, type Problem } from '../problem.ts';

/** Counts problems. */
export function summarise(problems: readonly Problem[], files: number) {
  const errors = problems.filter(isError).length;
  return { errors, warnings: problems.length - errors, files };
}

/** `2 errors and 1 warning`; empty for none. */
export function countProblems(problems: readonly Problem[]): string {
  const { errors, warnings } = summarise(problems, 0);
  return [errors && count(errors, 'error'), warnings && count(warnings, 'warning')].filter(Boolean).join(' and ');
}

/** `2 errors and 1 warning in 2 of 65 files.` */
export function summaryLine(problems: readonly Problem[], files: number): string {
  if (problems.length === 0) return `No problems in ${count(files, 'file')}.`;
  const touched = new Set(problems.map(({ file }) => file)).size;
  return `${countProblems(problems)} in ${touched} of ${count(files, 'file')}.`;
}

/** What fits a terminal without burying the first problem. */
export const mostForPeople = 50;

/** How many kinds of problems are listed when some are left out. */
const mostKinds = 6;

/** The problems to show when there is not room for all: errors before warnings, each in its order. */
export function limitProblems(
  problems: readonly Problem[],
  most: number,
): { shown: readonly Problem[]; leftOut: readonly Problem[] } {
  if (problems.length <= most) return { shown: problems, leftOut: [] };
  const errorsFirst = [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))];
  const fitting = new Set(errorsFirst.slice(0, most));
  return {
    shown: problems.filter((problem) => fitting.has(problem)),
    leftOut: problems.filter((problem) => !fitting.has(problem)),
  };
}

/** `3 errors and 40 warnings (40 × text-too-long, 3 × link-not-found)`. */
export function describeLeftOut(problems: readonly Problem[]): string {
  const counts = new Map<string, number>();
  for (const { code } of problems) counts.set(code, (counts.get(code) ?? 0) + 1);
  const kinds = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const first = kinds.slice(0, mostKinds).map(([code, number]) => `${number} × ${code}`);
  const rest = kinds.length > mostKinds ? ', …' : '';
  return `${countProblems(problems)} (${first.join(', ')}${rest})`;
}
