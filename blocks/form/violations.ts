import { holds, meets } from '#rules/condition.ts';
import { fieldStates } from '#rules/fieldStates.ts';
import { kindOfInput, typed } from '#rules/inputKinds.ts';
import type { CheckedField, Condition, FieldValue, FormValues, Rule } from '#rules/types.ts';
import { validateField, validateForm } from '#rules/validateForm.ts';
import { isEmpty } from '#rules/value.ts';
import { candidates } from './candidates.ts';
import type { Field } from './formShape.ts';

/** One rule of one field, and what to fill in so that it and no rule before it is broken. */
export interface Violation {
  field: string;
  /** For people: `minLength 3`. */
  rule: string;
  message: string;
  /** What the whole form holds then: everything else is right. Undefined when nothing that the input holds breaks it. */
  values: FormValues | undefined;
}

/** Whether visitors see a field. */
export const isShown = (field: Field, fields: Field[], values: FormValues) =>
  !!fieldStates(fields, values)[field.name]?.isShown;

/** Values with which every field that is shown is right and, where it can be, filled in. */
export function rightValues(fields: Field[], start: FormValues = {}): FormValues {
  const values: FormValues = { ...start };
  for (const field of fields) {
    const { name } = field;
    if (name in start) continue;
    // One object for all that is tried: a copy for each would take most of the time.
    const isRight = (value: FieldValue) => {
      values[name] = value;
      return validateField(field, fields, values) === undefined;
    };
    const equal = field.rules?.find(({ rule }) => rule === 'equalsField')?.field;
    const possible = equal ? [values[equal], ...candidates(field)] : candidates(field);
    values[name] = possible.find((value) => !isEmpty(value) && isRight(value)) ?? possible.find(isRight);
  }
  return values;
}

const isTyped = (field: Field) => ([...typed, 'date'] as string[]).includes(kindOfInput(field));

/** What a condition asks for, where it can be typed in. */
const typedFor = ({ is }: Condition, source: Field): FieldValue[] =>
  is !== undefined && isTyped(source) ? [is].flat() : [];

/**
 * Values of the whole form, all that is shown filled in, with which the field is shown: one set for each value of the
 * fields that decide about it.
 * @param isRequired only those with which its condition `requiredWhen` holds, or does not
 */
export function* valuesShowing(
  field: Field,
  fields: Field[],
  isRequired?: boolean,
  asked: readonly Field[] = [],
): Generator<FormValues> {
  // Fields that wait for each other are never shown.
  if (asked.includes(field)) return;
  const conditions = [field.when, isRequired === undefined ? undefined : field.requiredWhen].filter(
    (condition) => condition !== undefined,
  );
  let starts: FormValues[] = [{}];
  for (const name of new Set(conditions.map((condition) => condition.field))) {
    const source = fields.find((other) => other.name === name);
    const shown = source?.when ? (valuesShowing(source, fields, undefined, [...asked, field]).next().value ?? {}) : {};
    const context = source?.when ? { [source.when.field]: shown[source.when.field] } : {};
    const asking = conditions.filter((condition) => condition.field === name);
    const possible = source
      ? [...candidates(source), ...asking.flatMap((condition) => typedFor(condition, source))]
      : [];
    starts = starts.flatMap((start) => possible.map((value) => ({ ...start, ...context, [name]: value })));
  }
  const canShow = (start: FormValues) =>
    !field.when || meets(start[field.when.field], field.when) || meets(undefined, field.when);
  for (const start of starts.filter(canShow)) {
    const values = rightValues(fields, start);
    const isAsked = !!field.requiredWhen && holds(field.requiredWhen, fields, values);
    if (isShown(field, fields, values) && (isRequired === undefined || isAsked === isRequired)) yield values;
  }
}

/** The first values of all with which nothing is wrong. */
function firstRight(all: Iterable<FormValues>, fields: Field[]): FormValues | undefined {
  for (const values of all) if (Object.keys(validateForm(fields, values)).length === 0) return values;
  return undefined;
}

function violate(field: Field, fields: Field[], rules: Rule[], at: number): FormValues | undefined {
  const base = firstRight(valuesShowing(field, fields), fields);
  const { requiredWhen: _, ...own } = field as CheckedField;
  const judge = (count: number, values: FormValues) =>
    validateField({ ...own, rules: rules.slice(0, count) }, fields, values);
  return candidates(field)
    .map((value) => ({ ...base, [field.name]: value }))
    .find((values) => {
      if (judge(at, values) !== undefined || judge(at + 1, values) === undefined) return false;
      const broken = Object.keys(validateForm(fields, values));
      return isShown(field, fields, values) && broken.length === 1;
    });
}

/** Every rule of every field of a form, each broken once. */
export function violations(fields: Field[]): Violation[] {
  return fields.flatMap((field): Violation[] => {
    const { name, rules = [], requiredWhen } = field;
    const asked = requiredWhen && firstRight(valuesShowing(field, fields, true), fields);
    const empty = candidates(field).find((value) => isEmpty(value));
    return [
      ...(requiredWhen
        ? [
            {
              field: name,
              rule: 'requiredWhen',
              message: requiredWhen.message,
              values: asked && { ...asked, [name]: empty },
            },
          ]
        : []),
      ...rules.map((rule, index) => ({
        field: name,
        rule: [rule.rule, rule.value].filter((part) => part !== undefined).join(' '),
        message: rule.message,
        values: violate(field, fields, rules, index),
      })),
    ];
  });
}
