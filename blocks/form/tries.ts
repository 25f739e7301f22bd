import { holds } from '#rules/condition.ts';
import { judgesEmpty, rules } from '#rules/rules.ts';
import type { FieldValue, FormValues, Rule } from '#rules/types.ts';
import { validateField } from '#rules/validateForm.ts';
import { isEmpty } from '#rules/value.ts';
import { candidates, textsMatching } from './candidates.ts';
import { distanceTo } from './distanceTo.ts';
import type { Field } from './formShape.ts';
import { isShown, rightValues, valuesShowing } from './violations.ts';

/** What of a field is tried: one of its rules by its place, a condition, or whether it can be filled in at all. */
export type Tried = number | 'when' | 'requiredWhen' | 'all';

/**
 * How a try ends.
 * - `right`: the form says what its rules say it does
 * - `other`: whatever breaks the rule breaks one before it, so that its own message is never read
 * - `unbreakable`: nothing that was thought of breaks the rule
 * - `impossible`: nothing was found that all rules of the field take
 * - `never`: the field is never shown, or never required
 * - `always`: its condition always holds
 * - `untried`: no text could be made up for a pattern
 */
export type Outcome = 'right' | 'other' | 'unbreakable' | 'impossible' | 'never' | 'always' | 'untried';

/** One value filled into a form, and what the form says then. */
export interface Try {
  field: Field;
  tried: Tried;
  /** Whether the value keeps the rule, or the condition holds. */
  isInside: boolean;
  outcome: Outcome;
  /** What the whole form holds; undefined where there was nothing to fill in. */
  values?: FormValues;
  /** What is said of the field then; undefined for nothing. */
  said?: string | undefined;
  /** Places of two of its rules that nothing keeps both, where those are why. */
  conflict?: [number, number] | undefined;
}

/**
 * Tries every rule and condition of every field with values just inside and just outside of it, judged as visitors'
 * browsers judge them. One after the other, so that whoever asks can pause.
 * @param fields options and tokens in place
 */
export function* formTries(fields: Field[]): Generator<Try> {
  const plain = rightValues(fields);
  for (const field of fields) {
    const [base] = field.when ? valuesShowing(field, fields) : [plain];
    if (field.when) yield* whenTries(field, fields, base);
    if (!base) continue;
    if (field.requiredWhen) yield* requiredWhenTries(field, fields);
    if (field.rules?.length) yield* rulesTries(field, fields, basesOf(field, fields, base));
  }
}

const empty = (field: Field): FieldValue =>
  candidates(field).find((value) => isEmpty(value) && (typeof value !== 'string' || value === ''));

/** A field with its values, as the form judges it. */
function judged(field: Field, fields: Field[], values: FormValues): Pick<Try, 'field' | 'values' | 'said'> {
  return { field, values, said: validateField(field, fields, values) };
}

function* whenTries(field: Field, fields: Field[], base: FormValues | undefined): Generator<Try> {
  const own = { field, tried: 'when' as const };
  if (!base) {
    yield { ...own, isInside: true, outcome: 'never' };
    return;
  }
  yield { ...judged(field, fields, base), ...own, isInside: true, outcome: 'right' };
  const source = fields.find(({ name }) => name === field.when?.field);
  const hidden = (source ? candidates(source) : [])
    .map((value) => ({ ...base, [source?.name ?? '']: value, [field.name]: empty(field) }))
    .find((values) => !isShown(field, fields, values));
  const outside = { ...own, isInside: false };
  if (hidden) yield { ...judged(field, fields, hidden), ...outside, outcome: 'right' };
  else yield { ...outside, outcome: 'always' };
}

function* requiredWhenTries(field: Field, fields: Field[]): Generator<Try> {
  for (const isInside of [true, false]) {
    const own = { field, tried: 'requiredWhen' as const, isInside };
    const [base] = valuesShowing(field, fields, isInside);
    if (!base) {
      yield { ...own, outcome: isInside ? 'never' : 'always' };
      continue;
    }
    const found = judged(field, fields, { ...base, [field.name]: empty(field) });
    const isRight = isInside === (found.said === field.requiredWhen?.message);
    yield { ...found, ...own, outcome: isRight ? 'right' : 'other' };
  }
}

/** Values around the field: where it is required only sometimes, those of a time when it is not come first. */
function basesOf(field: Field, fields: Field[], base: FormValues): FormValues[] {
  const { requiredWhen } = field;
  if (!requiredWhen || !holds(requiredWhen, fields, base)) return [base];
  const [free] = valuesShowing(field, fields, false);
  return free ? [free, base] : [base];
}

/** Every value that is worth trying for a rule, those next to what it names first. */
function valuesFor(field: Field, rule: Rule | undefined, base: FormValues): FieldValue[] {
  const equals = field.rules?.flatMap(({ field: other }) => (other === undefined ? [] : [base[other]])) ?? [];
  const nothing = rule && judgesEmpty(rule.rule) ? [empty(field)] : [];
  const all = [...nothing, ...equals, ...candidates(field)];
  if (!rule) return all;
  return all
    .map((value) => ({ value, distance: distanceTo(rule, value) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ value }) => value);
}

type Fits = (values: FormValues) => boolean;

/** The first values of the whole form that fit, with others in one field alone. */
function firstFit(bases: FormValues[], field: Field, rule: Rule | undefined, fits: Fits): FormValues | undefined {
  for (const base of bases) {
    const values = { ...base };
    for (const value of valuesFor(field, rule, base)) {
      values[field.name] = value;
      if (fits(values)) return values;
    }
  }
  return undefined;
}

/** No text could be made up for one of its patterns. */
const hasOpenPattern = ({ rules: own = [] }: Field): boolean =>
  own.some(({ rule, value }) => rule === 'pattern' && textsMatching(String(value), 1).length === 0);

function* rulesTries(field: Field, fields: Field[], bases: FormValues[]): Generator<Try> {
  const isKept: Fits = (values) => !isEmpty(values[field.name]) && validateField(field, fields, values) === undefined;
  const inside = (rule?: Rule) => firstFit(bases, field, rule, isKept);
  const isOpen = hasOpenPattern(field);
  const canBeKept = inside() !== undefined;
  if (!canBeKept) {
    const all = { field, tried: 'all' as const, isInside: true };
    if (isOpen) yield { ...all, outcome: 'untried' };
    else yield { ...all, outcome: 'impossible', conflict: conflictIn(field, fields, bases) };
  }
  for (const [index, rule] of (field.rules ?? []).entries()) {
    const kept = canBeKept ? inside(rule) : undefined;
    if (kept) yield { ...judged(field, fields, kept), tried: index, isInside: true, outcome: 'right' };
    yield { ...outsideTry(field, fields, bases, index), field, tried: index, isInside: false };
  }
}

/** Two rules that nothing keeps both. */
function conflictIn(field: Field, fields: Field[], bases: FormValues[]): [number, number] | undefined {
  const { rules: all = [] } = field;
  const canKeep = (own: Rule[]) => {
    const part = { ...field, rules: own };
    const isKept: Fits = (values) => !isEmpty(values[field.name]) && validateField(part, fields, values) === undefined;
    return firstFit(bases, field, undefined, isKept) !== undefined;
  };
  const places = [...all.keys()];
  const pairs = places.flatMap((one) => places.slice(one + 1).map((other): [number, number] => [one, other]));
  return pairs.find(
    (pair) => !canKeep(pair.map((at) => all[at] as Rule)) && pair.every((at) => canKeep([all[at] as Rule])),
  );
}

/** Breaks a rule: alone, else together with one before it. */
function outsideTry(
  field: Field,
  fields: Field[],
  bases: FormValues[],
  index: number,
): Omit<Try, 'field' | 'tried' | 'isInside'> {
  const { rules: all = [] } = field;
  const rule = all[index] as Rule;
  const before = { ...field, rules: all.slice(0, index) };
  const isBroken: Fits = (values) => {
    const value = values[field.name];
    const isAsked = judgesEmpty(rule.rule) || !isEmpty(value);
    return isAsked && rules[rule.rule]?.check(value, rule, values) !== undefined;
  };
  const isFirst: Fits = (values) => isBroken(values) && validateField(before, fields, values) === undefined;
  const alone = firstFit(bases, field, rule, isFirst);
  const values = alone ?? firstFit(bases, field, rule, isBroken);
  if (!values) return { outcome: hasOpenPattern(field) ? 'untried' : 'unbreakable' };
  return { ...judged(field, fields, values), outcome: alone ? 'right' : 'other' };
}
