import { holds } from './condition.ts';
import { judgesEmpty, rules } from './rules.ts';
import type { CheckedField, Rule } from './types.ts';
import { isEmpty } from './value.ts';

/** The rules that a field's value must keep at this moment, in order. */
function activeRules(field: CheckedField, fields: readonly CheckedField[], values: Record<string, unknown>): Rule[] {
  const { requiredWhen, rules: own = [] } = field;
  if (!requiredWhen || !holds(requiredWhen, fields, values)) return own;
  return [{ rule: 'required', message: requiredWhen.message }, ...own];
}

/**
 * Message of the first rule that a field breaks, or undefined. An empty field breaks only `required` and `accepted`:
 * the other rules speak about what was filled in, as the browser's own constraints do.
 */
export function validateField(
  field: CheckedField,
  fields: readonly CheckedField[],
  values: Record<string, unknown>,
): string | undefined {
  if (field.when && !holds(field.when, fields, values)) return undefined;
  const value = values[field.name];
  const wasLeftEmpty = isEmpty(value);
  for (const rule of activeRules(field, fields, values)) {
    if (wasLeftEmpty && !judgesEmpty(rule.rule)) continue;
    const message = rules[rule.rule]?.check(value, rule, values);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** Messages by field name, in the order of the fields; empty when everything is right. Fields not shown are not checked. */
export function validateForm(fields: readonly CheckedField[], values: Record<string, unknown>): Record<string, string> {
  const messages = fields.map((field) => [field.name, validateField(field, fields, values)] as const);
  return Object.fromEntries(messages.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
