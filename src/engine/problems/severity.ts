import { isObject } from '#shared/json.ts';
import { entryOf, type ProblemCode } from './catalogue.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

/** What a site may say that a kind of problem counts as. */
const severities = ['error', 'warning', 'off'] as const;

/** Whether a site may choose the severity of a code. */
export function isAdjustable(code: ProblemCode): boolean {
  const { severity, adjustable = false } = entryOf(code);
  return severity === 'warning' || adjustable;
}

/**
 * Problems with the severities that `checks` of `_site.json` gives by code. What it says about a code that must stay an
 * error has no effect; the check of `_site.json` itself reports that.
 */
export function withSeverities(problems: Problem[], site: SourceFile | undefined): Problem[] {
  const checks = isObject(site?.json) ? site.json.checks : undefined;
  if (!isObject(checks)) return problems;
  return problems.flatMap((problem) => {
    const severity = severities.find((name) => name === checks[problem.code]);
    if (!severity || !isAdjustable(problem.code)) return problem;
    return severity === 'off' ? [] : { ...problem, severity };
  });
}
