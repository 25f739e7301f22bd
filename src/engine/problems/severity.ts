import { isObject } from '#shared/json.ts';
import { catalogue, type ProblemCode } from './catalogue.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

/** How much a kind of problem counts on a site. */
export const severities = ['error', 'warning', 'off'] as const;

/** One of `severities`. */
export type ChosenSeverity = (typeof severities)[number];

/**
 * Errors that a site may take more lightly: a page that has one can still be built, and harms nobody. All other
 * errors leave something that cannot be built, or that must not reach visitors.
 */
const bearable: ReadonlySet<string> = new Set<ProblemCode>([
  'dates-reversed',
  'form-condition-impossible',
  'form-option-unreachable',
  'id-repeated',
  'item-value-repeated',
  'link-anchor-not-found',
  'link-malformed',
  'link-not-found',
  'link-to-nowhere',
  'link-unpublished',
  'list-repeats',
  'markdown-link-malformed',
  'text-too-long',
  'text-too-short',
]);

/** Every code of the catalogue, in alphabetical order. */
export const allCodes = (Object.keys(catalogue) as ProblemCode[]).sort();

/** Codes whose severity a site may choose. */
export const adjustableCodes = allCodes.filter((code) => catalogue[code].severity === 'warning' || bearable.has(code));

/**
 * Problems as the site wants them to count: `checks` of `_site.json` gives severities by code. What it says about a
 * code that must stay an error has no effect; the check of `_site.json` itself tells so.
 */
export function withSeverities(problems: Problem[], site: SourceFile | undefined): Problem[] {
  const checks = isObject(site?.json) ? site.json.checks : undefined;
  if (!isObject(checks)) return problems;
  const chosen = new Map(
    adjustableCodes.flatMap((code): [string, ChosenSeverity][] => {
      const severity = severities.find((name) => name === checks[code]);
      return severity ? [[code, severity]] : [];
    }),
  );
  if (chosen.size === 0) return problems;
  return problems.flatMap((problem) => {
    const severity = chosen.get(problem.code) ?? problem.severity;
    return severity === 'off' ? [] : [{ ...problem, severity }];
  });
}
