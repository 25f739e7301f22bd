import { isObject } from '#shared/json.ts';
import { type ProblemCode, problemKindOf } from './catalogue.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

const severities = ['error', 'warning', 'off'] as const;

export function isAdjustable(code: ProblemCode): boolean {
  const { severity, adjustable = false } = problemKindOf(code);
  return severity === 'warning' || adjustable;
}

export function severitySchemaOf(code: ProblemCode): { $ref: string; title: string; default: string } {
  const { title, severity } = problemKindOf(code);
  return { $ref: `#/definitions/${isAdjustable(code) ? 'severity' : 'alwaysError'}`, title, default: severity };
}

/** Applies the severities that `checks` of `_site.json` sets by code, where it may. */
export function applySeverities(problems: Problem[], site: SourceFile | undefined): Problem[] {
  const checks = isObject(site?.json) ? site.json.checks : undefined;
  if (!isObject(checks)) return problems;
  return problems.flatMap((problem) => {
    const severity = severities.find((name) => name === checks[problem.code]);
    if (!severity || !isAdjustable(problem.code)) return problem;
    return severity === 'off' ? [] : { ...problem, severity };
  });
}

/** Removes problems that follow from others among them. */
export function withoutHiddenProblems(problems: readonly Problem[]): Problem[] {
  const keyOf = (code: string, { token }: Problem['args']) => `${code} ${token}`;
  const hidden = new Set(
    problems.flatMap(({ code, args }) => problemKindOf(code).hides?.map((other) => keyOf(other, args)) ?? []),
  );
  return problems.filter(({ code, args }) => !hidden.has(keyOf(code, args)));
}
