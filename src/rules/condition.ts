import { foldCase } from './foldCase.ts';
import type { CheckedField, Condition, FieldCondition } from './types.ts';
import { asText, compareWithBound, isEmpty } from './value.ts';

const normalize = (text: string) => foldCase(text.trim());

/** Each comparison with a bound: on which sides of the bound a value may be. */
export const comparisons = { atLeast: [0, 1], atMost: [-1, 0], moreThan: [1], lessThan: [-1] } as const;

export type Comparison = keyof typeof comparisons;

/** The comparison of a condition, with its bound; undefined if it does not compare. */
export function comparisonOf(condition: FieldCondition): [Comparison, number | string] | undefined {
  for (const name of Object.keys(comparisons) as Comparison[]) {
    const bound = condition[name];
    if (bound !== undefined) return [name, bound];
  }
  return undefined;
}

/** @returns true if a value matches a condition; case and surrounding spaces make no difference */
export function matchesCondition(value: unknown, condition: FieldCondition): boolean {
  const { is, empty } = condition;
  if (empty !== undefined) return isEmpty(value) === empty;
  const compared = comparisonOf(condition);
  if (compared) {
    const sides: readonly number[] = comparisons[compared[0]];
    return sides.includes(compareWithBound(value, compared[1]));
  }
  if (is === undefined) return !isEmpty(value);
  const expected = (Array.isArray(is) ? is : [is]).map(normalize);
  const actual: unknown[] = Array.isArray(value) ? value : [value];
  return actual.some((item) => expected.includes(normalize(asText(item))));
}

/** @returns true if a condition is met. A hidden field counts as empty; a circular condition is never met. */
export function isConditionMet(
  condition: Condition,
  fields: readonly CheckedField[],
  values: Record<string, unknown>,
  visited: readonly string[] = [],
): boolean {
  const isMet = (inner: Condition) => isConditionMet(inner, fields, values, visited);
  if ('all' in condition) return condition.all.every(isMet);
  if ('any' in condition) return condition.any.some(isMet);
  if ('not' in condition) return !isMet(condition.not);
  const { field: name } = condition;
  const source = fields.find((field) => field.name === name);
  if (!source || visited.includes(name)) return false;
  const isShown = !source.when || isConditionMet(source.when, fields, values, [...visited, name]);
  return matchesCondition(isShown ? values[name] : undefined, condition);
}
