import { comparisonOf, isConditionMet, matchesCondition } from '#rules/condition.ts';
import { conditionParts, fieldsInCondition } from '#rules/conditionParts.ts';
import { fieldStatesOf } from '#rules/fieldStatesOf.ts';
import { type Group, isGroup, itemsOf, pathOf } from '#rules/groups.ts';
import { inputKindOf, typed } from '#rules/inputKinds.ts';
import { normalEntry } from '#rules/normalEntry.ts';
import type { CheckedField, Condition, FieldCondition, FieldValue, FormValues, Rule } from '#rules/types.ts';
import { validateField, validateForm } from '#rules/validateForm.ts';
import { isEmpty } from '#rules/value.ts';
import { candidateValues } from './candidateValues.ts';
import { varyCompared } from './comparedValues.ts';
import type { FieldDefinition } from './formTypes.ts';
import { momentsAround } from './momentsAround.ts';

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
    const compared = field.rules?.flatMap(({ field: other }) => (other === undefined ? [] : [values[other]])) ?? [];
    const possible = [...compared, ...candidateValues(field)];
    values[name] = possible.find((value) => !isEmpty(value) && isRight(value)) ?? possible.find(isRight);
  }
  return values;
}

const isTyped = (field: FieldDefinition) => ([...typed, 'date', 'time'] as string[]).includes(inputKindOf(field));

/** Values that a condition names or that are near its bound, if its field can be typed in. */
function typedValuesFor(condition: FieldCondition, source: FieldDefinition): FieldValue[] {
  if (!isTyped(source)) return [];
  const bound = comparisonOf(condition)?.[1];
  if (bound === undefined) return [condition.is ?? []].flat();
  return momentsAround(bound) ?? [-1, 0, 1].map((distance) => String(Number(bound) + distance));
}

/** Most sets of values that are tried for the conditions of a field. */
const maxStarts = 300;

/**
 * Values of a field on which conditions depend: all of them, or if that would be too many, for each combination of
 * conditions that hold one that the field's rules refuse, and one that they do not.
 */
function decidingValues(source: FieldDefinition, conditions: FieldCondition[], most: number): FieldValue[] {
  const all = [...candidateValues(source), ...conditions.flatMap((condition) => typedValuesFor(condition, source))];
  if (all.length <= most) return all;
  const kept = new Map<string, FieldValue>();
  for (const value of all) {
    const met = conditions.map((condition) => matchesCondition(value, condition));
    const isRight =
      validateField({ ...source, when: undefined } as CheckedField, [], { [source.name]: value }) === undefined;
    const key = [...met, isRight].join();
    if (!kept.has(key)) kept.set(key, value);
  }
  return [...kept.values()];
}

/** Names of the fields on which a condition depends, and on which these depend. */
function namesBehind(
  condition: Condition | undefined,
  fields: FieldDefinition[],
  known: Set<string> = new Set(),
): Set<string> {
  for (const name of fieldsInCondition(condition)) {
    if (known.has(name)) continue;
    known.add(name);
    namesBehind(fields.find((field) => field.name === name)?.when, fields, known);
  }
  return known;
}

/**
 * Values of the fields on which conditions depend, and of those on which these depend.
 * @param visited fields that wait for the conditions
 */
export function decidingStarts(
  conditions: (Condition | undefined)[],
  fields: FieldDefinition[],
  visited: readonly FieldDefinition[],
): FormValues[] {
  const parts = conditions.flatMap((condition) => conditionParts(condition).map((part) => part.condition));
  const names = [...new Set(parts.map((part) => part.field))];
  const most = Math.floor(maxStarts ** (1 / Math.max(1, names.length)));
  let starts: FormValues[] = [{}];
  for (const name of names) {
    const source = fields.find((other) => other.name === name);
    if (!source) continue;
    const shown: FormValues = source.when
      ? (valuesThatShow(source, fields, undefined, visited).next().value ?? {})
      : {};
    const behind = namesBehind(source.when, fields);
    const context: FormValues = Object.fromEntries(
      Object.entries(shown).filter(([other]) => behind.has(other) && !names.includes(other)),
    );
    const about = parts.filter((part) => part.field === name);
    const possible = decidingValues(source, about, most);
    starts = starts.flatMap((start) => possible.map((value) => ({ ...context, ...start, [name]: value })));
  }
  return starts;
}

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
  const conditions = [field.when, isRequired === undefined ? undefined : field.requiredWhen];
  const starts = decidingStarts(conditions, fields, [...visited, field]);
  const canShow = (start: FormValues) => !field.when || isConditionMet(field.when, fields, start);
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
  const breaks = (values: FormValues) => {
    if (validateWith(at, values) !== undefined || validateWith(at + 1, values) === undefined) return false;
    const broken = Object.keys(validateForm(fields, values));
    return isFieldShown(field, fields, values) && broken.length === 1;
  };
  for (const others of varyCompared(rules[at] as Rule, fields, base ?? {})) {
    for (const value of candidateValues(field)) {
      const values = { ...others, [field.name]: value };
      if (breaks(values)) return values;
    }
  }
  return undefined;
}

/** Every rule of the fields of a group, each broken in its first item. */
function violationsInGroup(group: Group<FieldDefinition>, fields: FieldDefinition[]): RuleViolation[] {
  const base = findFirstValid(valuesThatShow(group, fields), fields);
  const others = itemsOf(base?.[group.name]).slice(1);
  return ruleViolations(group.fields).map((violation) => ({
    ...violation,
    field: pathOf(group.name, 0, violation.field),
    values: base &&
      violation.values && { ...base, [group.name]: [normalEntry(group.fields, violation.values), ...others] },
  }));
}

/** Every rule of every field of a form, each broken once; of a repeated group those of its fields, by their paths. */
export function ruleViolations(fields: FieldDefinition[]): RuleViolation[] {
  return fields.flatMap((field): RuleViolation[] => {
    if (isGroup<FieldDefinition>(field)) return violationsInGroup(field, fields);
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
        rule: [rule.rule, rule.value, rule.field].filter((part) => part !== undefined).join(' '),
        message: rule.message,
        values: breakRule(field, fields, rules, index),
      })),
    ];
  });
}
