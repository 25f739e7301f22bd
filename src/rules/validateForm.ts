import { comparesFields } from './bound.ts';
import { isConditionMet } from './condition.ts';
import { type Group, isGroup, itemsThatCount, pathOf } from './groups.ts';
import { judgesEmpty, rules } from './rules.ts';
import type { CheckedField, FieldValue, Rule } from './types.ts';
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
  if (isGroup(field)) return itemErrors(field, value)[0]?.[1];
  for (const rule of activeRules(field, fields, values)) {
    const seen = comparesFields(rule) ? valuesOfShown(field, fields, values) : values;
    if (!judgesEmpty(rule.rule) && [field.name, ...(rule.plus ?? [])].every((name) => isEmpty(seen[name]))) continue;
    const message = rules[rule.rule]?.check(value, rule, seen);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** Messages of the items of a group by their paths. */
const itemErrors = (group: Group, value: unknown): [path: string, message: string][] =>
  itemsThatCount(group, value as FieldValue).flatMap(({ index, item }) =>
    Object.entries(validateForm(group.fields, item)).map(([name, message]): [string, string] => [
      pathOf(group.name, index, name),
      message,
    ]),
  );

/**
 * Messages by field name, in the order of the fields; empty if there are none. Those of a repeated group have the path of
 * their value: `schools.0.name`. Hidden fields are not checked.
 */
export function validateForm(fields: readonly CheckedField[], values: Record<string, unknown>): Record<string, string> {
  const messages = fields.flatMap((field): [string, string][] => {
    const message = validateField(field, fields, values);
    if (message === undefined) return [];
    return isGroup(field) ? itemErrors(field, values[field.name]) : [[field.name, message]];
  });
  return Object.fromEntries(messages);
}
