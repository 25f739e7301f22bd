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

/** What the schema of `_site.json` says of a code in its `checks`. */
export function severitySchema(code: ProblemCode): { $ref: string; title: string; default: string } {
  const { title, severity } = entryOf(code);
  return { $ref: `#/definitions/${isAdjustable(code) ? 'severity' : 'alwaysError'}`, title, default: severity };
}

/** Problems with the severities that `checks` of `_site.json` gives by code, where it may. */
export function withSeverities(problems: Problem[], site: SourceFile | undefined): Problem[] {
  const checks = isObject(site?.json) ? site.json.checks : undefined;
  if (!isObject(checks)) return problems;
  return problems.flatMap((problem) => {
    const severity = severities.find((name) => name === checks[problem.code]);
    if (!severity || !isAdjustable(problem.code)) return problem;
    return severity === 'off' ? [] : { ...problem, severity };
  });
}

/** Problems without those that follow from others among them, by what the catalogue says of their codes. */
export function withoutHidden(problems: readonly Problem[]): Problem[] {
  const keyOf = (code: string, { token }: Problem['args']) => `${code} ${token}`;
  const hidden = new Set(
    problems.flatMap(({ code, args }) => entryOf(code).hides?.map((other) => keyOf(other, args)) ?? []),
  );
  return problems.filter(({ code, args }) => !hidden.has(keyOf(code, args)));
}
