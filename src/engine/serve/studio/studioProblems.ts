import { createTextReader } from '#engine/check/formatProblems.ts';
import { describeFix } from '#engine/edit/fix/applyFixes.ts';
import { groupByFile, type Problem } from '#engine/problems/problem.ts';
import type { StudioProblem } from '#shared/studio.ts';
import type { StudioSite } from './studioSite.ts';

export function listStudioProblems({ content }: StudioSite): StudioProblem[] {
  const { problems = [], couldNotRun } = content.checked ?? {};
  if (couldNotRun) return [createCouldNotRunProblem(couldNotRun)];
  const readText = createTextReader(content.directory);
  return [...groupByFile(problems).values()].flat().map((problem) => {
    const fixText = problem.fix && describeFix(problem.fix, readText(problem.file) ?? '');
    return { ...toStudioProblem(problem), ...(fixText && { fix: fixText }) };
  });
}

export function toStudioProblem(problem: Problem): StudioProblem {
  const { code, severity, file, pointer, line, column, message, hint } = problem;
  return { code, severity, file, pointer, line, column, message, hint };
}

export const createCouldNotRunProblem = (message: string): StudioProblem => ({
  code: 'could-not-run',
  severity: 'error',
  ...{ file: '', pointer: '', line: 1, column: 1 },
  ...{ message, hint: '' },
});
