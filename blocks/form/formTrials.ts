import { isConditionMet } from '#rules/condition.ts';
import { isGroup } from '#rules/groups.ts';
import { judgesEmpty, rules } from '#rules/rules.ts';
import type { FieldValue, FormValues, Rule } from '#rules/types.ts';
import { validateField } from '#rules/validateForm.ts';
import { isEmpty } from '#rules/value.ts';
import { candidateValues, generateMatchingTexts } from './candidateValues.ts';
import { valuesNearOthers, varyCompared } from './comparedValues.ts';
import { distanceToBound } from './distanceToBound.ts';
import type { FieldDefinition } from './formTypes.ts';
import { createValidValues, decidingStarts, isFieldShown, valuesThatShow } from './ruleViolations.ts';

/** Subject of a trial: the position of a rule, a condition, or whether the field can be filled in at all. */
export type TrialSubject = number | 'when' | 'requiredWhen' | 'all';

/**
 * Outcome of a trial.
 * - `right`: the form reports what its rules demand
 * - `other`: every value that breaks the rule breaks an earlier one too, so that its message is never shown
 * - `unbreakable`: no candidate value breaks the rule
 * - `impossible`: no candidate value keeps all rules of the field
 * - `never`: the field is never shown, or never required
 * - `always`: its condition always holds
 * - `untried`: no text could be generated for a pattern
 */
export type TrialOutcome = 'right' | 'other' | 'unbreakable' | 'impossible' | 'never' | 'always' | 'untried';

/** One value filled into a form, and the resulting message. */
export interface FormTrial {
  field: FieldDefinition;
  /** Repeated group whose field it is; undefined for a field of the form. */
  group?: FieldDefinition;
  tried: TrialSubject;
  /** True if the value keeps the rule, or the condition holds. */
  isInside: boolean;
  outcome: TrialOutcome;
  /** Values of the full form, or of one item of the group; undefined if there was none to fill in. */
  values?: FormValues;
  /** Message of the field; undefined for none. */
  said?: string | undefined;
  /** Positions of two rules that no value keeps both, if they are the cause. */
  conflict?: [number, number] | undefined;
}

/**
 * Tries every rule and condition of every field with values just inside and just outside of its bounds, validated as in
 * browsers; those of a repeated group in one item of it. Trials are generated one by one, so that the caller can pause.
 * @param fields with options and tokens resolved
 */
export function* formTrials(fields: FieldDefinition[]): Generator<FormTrial> {
  const plain = createValidValues(fields);
  for (const field of fields) {
    const [base] = field.when ? valuesThatShow(field, fields) : [plain];
    if (field.when) yield* trialsOfWhen(field, fields, base);
    if (!base) continue;
    if (field.requiredWhen) yield* trialsOfRequiredWhen(field, fields);
    if (field.rules?.length) yield* trialsOfRules(field, fields, baseValuesOf(field, fields, base));
    if (isGroup<FieldDefinition>(field)) for (const trial of formTrials(field.fields)) yield { ...trial, group: field };
  }
}

const emptyValueOf = (field: FieldDefinition): FieldValue =>
  candidateValues(field).find((value) => isEmpty(value) && (typeof value !== 'string' || value === ''));

function validateTrial(
  field: FieldDefinition,
  fields: FieldDefinition[],
  values: FormValues,
): Pick<FormTrial, 'field' | 'values' | 'said'> {
  return { field, values, said: validateField(field, fields, values) };
}

function* trialsOfWhen(
  field: FieldDefinition,
  fields: FieldDefinition[],
  base: FormValues | undefined,
): Generator<FormTrial> {
  const trial = { field, tried: 'when' as const };
  if (!base) {
    yield { ...trial, isInside: true, outcome: 'never' };
    return;
  }
  yield { ...validateTrial(field, fields, base), ...trial, isInside: true, outcome: 'right' };
  const hidden = decidingStarts([field.when], fields, [field])
    .map((start) => ({ ...base, ...start, [field.name]: emptyValueOf(field) }))
    .find((values) => !isFieldShown(field, fields, values));
  const outside = { ...trial, isInside: false };
  if (hidden) yield { ...validateTrial(field, fields, hidden), ...outside, outcome: 'right' };
  else yield { ...outside, outcome: 'always' };
}

function* trialsOfRequiredWhen(field: FieldDefinition, fields: FieldDefinition[]): Generator<FormTrial> {
  for (const isInside of [true, false]) {
    const trial = { field, tried: 'requiredWhen' as const, isInside };
    const [base] = valuesThatShow(field, fields, isInside);
    if (!base) {
      yield { ...trial, outcome: isInside ? 'never' : 'always' };
      continue;
    }
    const result = validateTrial(field, fields, { ...base, [field.name]: emptyValueOf(field) });
    const isRight = isInside === (result.said === field.requiredWhen?.message);
    yield { ...result, ...trial, outcome: isRight ? 'right' : 'other' };
  }
}

/** Values of the other fields. If the field is conditionally required, values with which it is optional come first. */
function baseValuesOf(field: FieldDefinition, fields: FieldDefinition[], base: FormValues): FormValues[] {
  const { requiredWhen } = field;
  if (!requiredWhen || !isConditionMet(requiredWhen, fields, base)) return [base];
  const [free] = valuesThatShow(field, fields, false);
  return free ? [free, base] : [base];
}

/** Candidate values for a rule, those nearest to its bound first. */
function valuesToTry(field: FieldDefinition, rule: Rule | undefined, base: FormValues): FieldValue[] {
  const compared = field.rules?.flatMap((each) => valuesNearOthers(each, base)) ?? [];
  const nothing = rule && judgesEmpty(rule.rule) ? [emptyValueOf(field)] : [];
  const all = [...nothing, ...compared, ...candidateValues(field)];
  if (!rule) return all;
  return all
    .map((value) => ({ value, distance: distanceToBound(rule, value, base) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ value }) => value);
}

type ValuesPredicate = (values: FormValues) => boolean;

/** The first values of the full form that satisfy a predicate; only the field's value varies. */
function findFirstFit(
  bases: FormValues[],
  field: FieldDefinition,
  rule: Rule | undefined,
  matches: ValuesPredicate,
): FormValues | undefined {
  for (const base of bases) {
    const values = { ...base };
    for (const value of valuesToTry(field, rule, base)) {
      values[field.name] = value;
      if (matches(values)) return values;
    }
  }
  return undefined;
}

/** @returns true if no text could be generated for one of its patterns */
const hasUnsampledPattern = ({ rules: fieldRules = [] }: FieldDefinition): boolean =>
  fieldRules.some(({ rule, value }) => rule === 'pattern' && generateMatchingTexts(String(value), 1).length === 0);

function* trialsOfRules(field: FieldDefinition, fields: FieldDefinition[], bases: FormValues[]): Generator<FormTrial> {
  const isKept: ValuesPredicate = (values) =>
    !isEmpty(values[field.name]) && validateField(field, fields, values) === undefined;
  const inside = (rule?: Rule) => findFirstFit(bases, field, rule, isKept);
  const isOpen = hasUnsampledPattern(field);
  const canBeKept = inside() !== undefined;
  if (!canBeKept) {
    const trial = { field, tried: 'all' as const, isInside: true };
    if (isOpen) yield { ...trial, outcome: 'untried' };
    else yield { ...trial, outcome: 'impossible', conflict: findConflict(field, fields, bases) };
  }
  for (const [index, rule] of (field.rules ?? []).entries()) {
    const kept = canBeKept ? inside(rule) : undefined;
    if (kept) yield { ...validateTrial(field, fields, kept), tried: index, isInside: true, outcome: 'right' };
    yield { ...trialBreakingRule(field, fields, bases, index), field, tried: index, isInside: false };
  }
}

/** Finds two rules that no value keeps both. */
function findConflict(
  field: FieldDefinition,
  fields: FieldDefinition[],
  bases: FormValues[],
): [number, number] | undefined {
  const { rules = [] } = field;
  const canKeep = (subset: Rule[]) => {
    const part = { ...field, rules: subset };
    const isKept: ValuesPredicate = (values) =>
      !isEmpty(values[field.name]) && validateField(part, fields, values) === undefined;
    return findFirstFit(bases, field, undefined, isKept) !== undefined;
  };
  const places = [...rules.keys()];
  const pairs = places.flatMap((one) => places.slice(one + 1).map((other): [number, number] => [one, other]));
  return pairs.find(
    (pair) => !canKeep(pair.map((at) => rules[at] as Rule)) && pair.every((at) => canKeep([rules[at] as Rule])),
  );
}

/** Breaks a rule: alone if possible, otherwise together with an earlier one. */
function trialBreakingRule(
  field: FieldDefinition,
  fields: FieldDefinition[],
  bases: FormValues[],
  index: number,
): Omit<FormTrial, 'field' | 'tried' | 'isInside'> {
  const { rules: fieldRules = [] } = field;
  const rule = fieldRules[index] as Rule;
  const before = { ...field, rules: fieldRules.slice(0, index) };
  const isBroken: ValuesPredicate = (values) => {
    const value = values[field.name];
    const isJudged = judgesEmpty(rule.rule) || !isEmpty(value);
    return isJudged && rules[rule.rule]?.check(value, rule, values) !== undefined;
  };
  const isFirst: ValuesPredicate = (values) => isBroken(values) && validateField(before, fields, values) === undefined;
  const all = bases.flatMap((base) => [...varyCompared(rule, fields, base)]);
  const alone = findFirstFit(all, field, rule, isFirst);
  const values = alone ?? findFirstFit(all, field, rule, isBroken);
  if (!values) return { outcome: hasUnsampledPattern(field) ? 'untried' : 'unbreakable' };
  return { ...validateTrial(field, fields, values), outcome: alone ? 'right' : 'other' };
}
