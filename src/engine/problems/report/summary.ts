import { count } from '#shared/words.ts';
import { isError, type Problem } from '../problem.ts';

/** How a check went. */
export interface Summary {
  errors: number;
  warnings: number;
  /** Files that were checked, media left out. */
  files: number;
}

/** Counts problems. */
export function summarise(problems: readonly Problem[], files: number): Summary {
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
