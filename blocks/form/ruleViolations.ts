import { isConditionMet, matchesCondition } from '#rules/condition.ts';
import { fieldStatesOf } from '#rules/fieldStatesOf.ts';
import { inputKindOf, typed } from '#rules/inputKinds.ts';
import type { CheckedField, Condition, FieldValue, FormValues, Rule } from '#rules/types.ts';
import { validateField, validateForm } from '#rules/validateForm.ts';
import { isEmpty } from '#rules/value.ts';
import { candidateValues } from './candidateValues.ts';
import type { FieldDefinition } from './formTypes.ts';

/** One rule of one field, and values that break it and no rule before it. */
export interface RuleViolation {
  field: string;
  /** Rule as text, as in `minLength 3`. */
  rule: string;
  message: string;
  /** Values of the full form, all others valid; undefined if no candidate value breaks the rule. */
  values: FormValues | undefined;
}

export const isFieldShown = (field: FieldDefinition, fields: FieldDefinition[], values: FormValues) =>
  !!fieldStatesOf(fields, values)[field.name]?.isShown;

/** Values with which every shown field is valid and, if possible, filled in. */
export function createValidValues(fields: FieldDefinition[], start: FormValues = {}): FormValues {
  const values: FormValues = { ...start };
  for (const field of fields) {
    const { name } = field;
    if (name in start) continue;
    // One object for all candidates: a copy for each would take most of the time.
    const isRight = (value: FieldValue) => {
      values[name] = value;
      return validateField(field, fields, values) === undefined;
    };
    const equal = field.rules?.find(({ rule }) => rule === 'equalsField')?.field;
    const possible = equal ? [values[equal], ...candidateValues(field)] : candidateValues(field);
    values[name] = possible.find((value) => !isEmpty(value) && isRight(value)) ?? possible.find(isRight);
  }
  return values;
}

const isTyped = (field: FieldDefinition) => ([...typed, 'date'] as string[]).includes(inputKindOf(field));

/** Values that meet a condition, if its field can be typed in. */
const typedValuesFor = ({ is }: Condition, source: FieldDefinition): FieldValue[] =>
  is !== undefined && isTyped(source) ? [is].flat() : [];

/**
 * Values of the full form, all shown fields filled in, with which the field is shown: one set for each value of the
 * fields in its conditions.
 * @param isRequired only values with which its condition `requiredWhen` holds, or does not hold
 */
export function* valuesThatShow(
  field: FieldDefinition,
  fields: FieldDefinition[],
  isRequired?: boolean,
  visited: readonly FieldDefinition[] = [],
): Generator<FormValues> {
  // Fields that wait for each other are never shown.
  if (visited.includes(field)) return;
  const conditions = [field.when, isRequired === undefined ? undefined : field.requiredWhen].filter(
    (condition) => condition !== undefined,
  );
  let starts: FormValues[] = [{}];
  for (const name of new Set(conditions.map((condition) => condition.field))) {
    const source = fields.find((other) => other.name === name);
    const shown = source?.when
      ? (valuesThatShow(source, fields, undefined, [...visited, field]).next().value ?? {})
      : {};
    const context = source?.when ? { [source.when.field]: shown[source.when.field] } : {};
    const conditionsOnSource = conditions.filter((condition) => condition.field === name);
    const possible = source
      ? [...candidateValues(source), ...conditionsOnSource.flatMap((condition) => typedValuesFor(condition, source))]
      : [];
    starts = starts.flatMap((start) => possible.map((value) => ({ ...start, ...context, [name]: value })));
  }
  const canShow = (start: FormValues) =>
    !field.when || matchesCondition(start[field.when.field], field.when) || matchesCondition(undefined, field.when);
  for (const start of starts.filter(canShow)) {
    const values = createValidValues(fields, start);
    const isMet = !!field.requiredWhen && isConditionMet(field.requiredWhen, fields, values);
    if (isFieldShown(field, fields, values) && (isRequired === undefined || isMet === isRequired)) yield values;
  }
}

function findFirstValid(all: Iterable<FormValues>, fields: FieldDefinition[]): FormValues | undefined {
  for (const values of all) if (Object.keys(validateForm(fields, values)).length === 0) return values;
  return undefined;
}

function breakRule(
  field: FieldDefinition,
  fields: FieldDefinition[],
  rules: Rule[],
  at: number,
): FormValues | undefined {
  const base = findFirstValid(valuesThatShow(field, fields), fields);
  const { requiredWhen: _, ...plainField } = field as CheckedField;
  const validateWith = (count: number, values: FormValues) =>
    validateField({ ...plainField, rules: rules.slice(0, count) }, fields, values);
  return candidateValues(field)
    .map((value) => ({ ...base, [field.name]: value }))
    .find((values) => {
      if (validateWith(at, values) !== undefined || validateWith(at + 1, values) === undefined) return false;
      const broken = Object.keys(validateForm(fields, values));
      return isFieldShown(field, fields, values) && broken.length === 1;
    });
}

/** Every rule of every field of a form, each broken once. */
export function ruleViolations(fields: FieldDefinition[]): RuleViolation[] {
  return fields.flatMap((field): RuleViolation[] => {
    const { name, rules = [], requiredWhen } = field;
    const required = requiredWhen && findFirstValid(valuesThatShow(field, fields, true), fields);
    const empty = candidateValues(field).find((value) => isEmpty(value));
    return [
      ...(requiredWhen
        ? [
            {
              field: name,
              rule: 'requiredWhen',
              message: requiredWhen.message,
              values: required && { ...required, [name]: empty },
            },
          ]
        : []),
      ...rules.map((rule, index) => ({
        field: name,
        rule: [rule.rule, rule.value].filter((part) => part !== undefined).join(' '),
        message: rule.message,
        values: breakRule(field, fields, rules, index),
      })),
    ];
  });
}
