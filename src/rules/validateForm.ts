import { isConditionMet } from './condition.ts';
import { judgesEmpty, rules } from './rules.ts';
import type { CheckedField, Rule } from './types.ts';
import { isEmpty } from './value.ts';

function activeRules(field: CheckedField, fields: readonly CheckedField[], values: Record<string, unknown>): Rule[] {
  const { requiredWhen, rules: fieldRules = [] } = field;
  if (!requiredWhen || !isConditionMet(requiredWhen, fields, values)) return fieldRules;
  return [{ rule: 'required', message: requiredWhen.message }, ...fieldRules];
}

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
  const isValueEmpty = isEmpty(value);
  for (const rule of activeRules(field, fields, values)) {
    if (isValueEmpty && !judgesEmpty(rule.rule)) continue;
    const message = rules[rule.rule]?.check(value, rule, values);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** Messages by field name, in the order of the fields; empty if there are none. Hidden fields are not checked. */
export function validateForm(fields: readonly CheckedField[], values: Record<string, unknown>): Record<string, string> {
  const messages = fields.map((field) => [field.name, validateField(field, fields, values)] as const);
  return Object.fromEntries(messages.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
