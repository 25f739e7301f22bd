import { createTextReader } from '#engine/check/formatProblems.ts';
import { describeFix } from '#engine/edit/fix/applyFixes.ts';
import { problemKindOf } from '#engine/problems/catalogue.ts';
import { groupByFile, type Problem } from '#engine/problems/problem.ts';
import type { StudioProblem } from '#shared/studio.ts';
import { problemsOfFailures } from '../dev/pageProblems.ts';
import type { StudioSite } from './studioSite.ts';

/** Lists the problems of the last check, and those of code that has failed on pages as they were last shown. */
export function listStudioProblems({ content, site }: StudioSite): StudioProblem[] {
  const { problems: found = [], couldNotRun, source } = content.checked ?? {};
  if (couldNotRun) return [createCouldNotRunProblem(couldNotRun)];
  const problems = [...(source ? problemsOfFailures(site.failures(), source) : []), ...found];
  const readText = createTextReader(content.directory);
  return [...groupByFile(problems).values()].flat().map((problem) => {
    const fixText = problem.fix && describeFix(problem.fix, readText(problem.file) ?? '');
    return { ...toStudioProblem(problem), ...(fixText && { fix: fixText }) };
  });
}

export function toStudioProblem(problem: Problem): StudioProblem {
  const { code, severity, file, pointer, line, column, message, hint, args } = problem;
  const hintInWords = problemKindOf(code).hintInWords?.(args);
  return { code, severity, file, pointer, line, column, message, hint, ...(hintInWords && { hintInWords }) };
}

export const createCouldNotRunProblem = (message: string): StudioProblem => ({
  code: 'could-not-run',
  severity: 'error',
  ...{ file: '', pointer: '', line: 1, column: 1 },
  ...{ message, hint: '' },
});
