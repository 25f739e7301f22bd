import { formatCount } from '#shared/formatText.ts';
import { isError, type Problem } from '../problem.ts';

export function countBySeverity(problems: readonly Problem[]) {
  const errors = problems.filter(isError).length;
  return { errors, warnings: problems.length - errors };
}

/** Formats counts as `2 errors and 1 warning`; empty for none. */
export function formatProblemCount(problems: readonly Problem[]): string {
  const { errors, warnings } = countBySeverity(problems);
  return [errors && formatCount(errors, 'error'), warnings && formatCount(warnings, 'warning')]
    .filter(Boolean)
    .join(' and ');
}

/** Formats `2 errors and 1 warning in 2 of 65 files.` */
export function formatSummaryLine(problems: readonly Problem[], files: number): string {
  if (problems.length === 0) return `No problems in ${formatCount(files, 'file')}.`;
  const touched = new Set(problems.map(({ file }) => file)).size;
  return `${formatProblemCount(problems)} in ${touched} of ${formatCount(files, 'file')}.`;
}

/** Most problems that do not scroll the first one out of view. */
export const maxProblemsInTerminal = 50;

const maxKindsListed = 6;

/** Selects the problems to show, in the order to read them: errors first, which warnings may follow from. */
export function limitProblems(
  problems: readonly Problem[],
  most: number,
): { shown: readonly Problem[]; leftOut: readonly Problem[] } {
  const errorsFirst = [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))];
  return { shown: errorsFirst.slice(0, most), leftOut: errorsFirst.slice(most) };
}

/** Formats omitted problems as `3 errors and 40 warnings (40 × text-too-long, 3 × link-not-found)`. */
export function formatLeftOut(problems: readonly Problem[]): string {
  const counts = new Map<string, number>();
  for (const { code } of problems) counts.set(code, (counts.get(code) ?? 0) + 1);
  const kinds = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const first = kinds.slice(0, maxKindsListed).map(([code, number]) => `${number} × ${code}`);
  const ellipsis = kinds.length > maxKindsListed ? ', …' : '';
  return `${formatProblemCount(problems)} (${first.join(', ')}${ellipsis})`;
}
