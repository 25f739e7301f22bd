import { isObject } from '#shared/json.ts';
import type { ProblemPlace } from '#shared/problemKind.ts';
import { type ProblemCode, problemKindOf } from './catalogue.ts';
import { isError, type Problem } from './problem.ts';
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

/** @returns true for an error with which the file cannot be shown, not even while it is edited */
export const preventsShowing = (problem: Problem): boolean =>
  isError(problem) && !problemKindOf(problem.code).leavesPreview;

/** Removes problems that by their codes follow from others among them. */
export function withoutHiddenProblems(problems: readonly Problem[]): Problem[] {
  const keyOf = (code: string, { token }: Problem['args']) => `${code} ${token}`;
  const hidden = new Set(
    problems.flatMap(({ code, args }) => problemKindOf(code).hides?.map((other) => keyOf(other, args)) ?? []),
  );
  return problems.filter(({ code, args }) => !hidden.has(keyOf(code, args)));
}

/**
 * Removes problems that by their places follow from others among them, in whatever file: a translation is not outdated
 * as long as its original has errors.
 */
export function withoutConsequences(problems: readonly Problem[]): Problem[] {
  const hiding = problems.flatMap(({ code, args }) => problemKindOf(code).hidesBelow?.(args) ?? []);
  const hasWaiting = problems.some(({ code }) => problemKindOf(code).waitsFor);
  if (hiding.length === 0 && !hasWaiting) return [...problems];
  const errors = problems.filter((problem) => isError(problem) && !problemKindOf(problem.code).waitsFor);
  return problems.filter((problem) => {
    const { hidesBelow, waitsFor } = problemKindOf(problem.code);
    const causes = waitsFor?.(problem.args) ?? [];
    if (causes.some((place) => errors.some((error) => error !== problem && isAt(error, place)))) return false;
    return Boolean(hidesBelow) || !isError(problem) || !hiding.some((place) => isAt(problem, place));
  });
}

/** True if a problem is about a value at a place, or about a key that was meant to be there. */
function isAt({ code, file, pointer, args }: Problem, place: ProblemPlace): boolean {
  if (file !== place.file) return false;
  const parent = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
  const meant = code === 'key-unknown' && args.suggestion !== undefined ? `${parent}/${args.suggestion}` : pointer;
  return place.pointer === '' || `${meant}/`.startsWith(`${place.pointer}/`);
}
