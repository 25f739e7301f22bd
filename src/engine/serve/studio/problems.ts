import { readTextIn } from '#engine/check/describeProblems.ts';
import { describeFix } from '#engine/edit/fix/applyEdits.ts';
import { byFile, type Problem } from '#engine/problems/problem.ts';
import type { StudioProblem } from '#shared/studio.ts';
import type { StudioSite } from './studioSite.ts';

/** All that is wrong with the site, as it was last checked. */
export function problemsOf({ content }: StudioSite): StudioProblem[] {
  const { problems = [], couldNotRun } = content.checked ?? {};
  if (couldNotRun) return [couldNotBeChecked(couldNotRun)];
  const readText = readTextIn(content.directory);
  return [...byFile(problems).values()].flat().map((problem) => {
    const what = problem.fix && describeFix(problem.fix, readText(problem.file) ?? '');
    return { ...withoutFix(problem), ...(what && { fix: what }) };
  });
}

/** A problem as the studio shows it, where nothing is to be mended with a click. */
export function withoutFix(problem: Problem): StudioProblem {
  const { code, severity, file, pointer, line, column, message, hint } = problem;
  return { code, severity, file, pointer, line, column, message, hint };
}

/** Why there is nothing to check, as a problem. */
export const couldNotBeChecked = (message: string): StudioProblem => ({
  code: 'could-not-run',
  severity: 'error',
  ...{ file: '', pointer: '', line: 1, column: 1 },
  ...{ message, hint: '' },
});
