import { readTextIn } from '#engine/check/describeProblems.ts';
import { describeFix } from '#engine/edit/fix/applyEdits.ts';
import { byFile } from '#engine/problems/problem.ts';
import type { StudioProblem } from '#shared/studio.ts';
import type { StudioSite } from './studioSite.ts';

/** All that is wrong with the site, as it was last checked. */
export function problemsOf({ content }: StudioSite): StudioProblem[] {
  const { problems = [], couldNotRun } = content.checked ?? {};
  if (couldNotRun) return [{ ...nowhere, message: couldNotRun }];
  const readText = readTextIn(content.directory);
  return [...byFile(problems).values()].flat().map(({ fix, ...problem }) => {
    const { code, severity, file, pointer, line, column, message, hint } = problem;
    const what = fix && describeFix(fix, readText(file) ?? '');
    return { code, severity, file, pointer, line, column, message, hint, ...(what && { fix: what }) };
  });
}

const nowhere: StudioProblem = {
  code: 'could-not-run',
  severity: 'error',
  ...{ file: '', pointer: '', line: 1, column: 1 },
  ...{ message: '', hint: '' },
};
