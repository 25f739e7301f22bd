import { comparesFields } from './bound.ts';
import { isConditionMet } from './condition.ts';
import { judgesEmpty, rules } from './rules.ts';
import type { CheckedField, Rule } from './types.ts';
import { isEmpty } from './value.ts';

function activeRules(field: CheckedField, fields: readonly CheckedField[], values: Record<string, unknown>): Rule[] {
  const { requiredWhen, rules: fieldRules = [] } = field;
  if (!requiredWhen || !isConditionMet(requiredWhen, fields, values)) return fieldRules;
  return [{ rule: 'required', message: requiredWhen.message }, ...fieldRules];
}

/** Values that a rule may compare with: a hidden field counts as empty. */
const valuesOfShown = (
  { name }: CheckedField,
  fields: readonly CheckedField[],
  values: Record<string, unknown>,
): Record<string, unknown> => {
  const isHidden = (other: CheckedField) =>
    other.name !== name && other.when && !isConditionMet(other.when, fields, values);
  const hidden = fields.filter(isHidden).map((other) => [other.name, undefined] as const);
  return { ...values, ...Object.fromEntries(hidden) };
};

/**
 * Message of the first rule that a field breaks, or undefined. An empty field breaks only `required` and `accepted`:
 * the other rules check only filled-in values, as the browser's constraints do.
 */
export function validateField(
  field: CheckedField,
  fields: readonly CheckedField[],
  values: Record<string, unknown>,
): string | undefined {
  if (field.when && !isConditionMet(field.when, fields, values)) return undefined;
  const value = values[field.name];
  for (const rule of activeRules(field, fields, values)) {
    const seen = comparesFields(rule) ? valuesOfShown(field, fields, values) : values;
    if (!judgesEmpty(rule.rule) && [field.name, ...(rule.plus ?? [])].every((name) => isEmpty(seen[name]))) continue;
    const message = rules[rule.rule]?.check(value, rule, seen);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** Messages by field name, in the order of the fields; empty if there are none. Hidden fields are not checked. */
export function validateForm(fields: readonly CheckedField[], values: Record<string, unknown>): Record<string, string> {
  const messages = fields.map((field) => [field.name, validateField(field, fields, values)] as const);
  return Object.fromEntries(messages.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
