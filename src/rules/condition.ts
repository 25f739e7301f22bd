import { foldCase } from './foldCase.ts';
import type { CheckedField, Condition } from './types.ts';
import { asText, isEmpty } from './value.ts';

const normalize = (text: string) => foldCase(text.trim());

/** @returns true if a value matches a condition; case and surrounding spaces make no difference */
export function matchesCondition(value: unknown, { is }: Condition): boolean {
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
  const { field: name } = condition;
  const source = fields.find((field) => field.name === name);
  if (!source || visited.includes(name)) return false;
  const isShown = !source.when || isConditionMet(source.when, fields, values, [...visited, name]);
  return matchesCondition(isShown ? values[name] : undefined, condition);
}
