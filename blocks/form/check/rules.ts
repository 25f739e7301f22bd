import { parseFromToday } from '#rules/bound.ts';
import { isPart } from '#rules/isPart.ts';
import { rules as allRules } from '#rules/rules.ts';
import type { InputKind, Rule, RuleBehaviour, ValueKind } from '#rules/types.ts';
import { isDate, isTime } from '#shared/isDate.ts';
import { reportUnknownField } from './conditions.ts';
import { inputDescriptions } from './inputDescriptions.ts';
import type { DefinedField, ReportForm } from './readForm.ts';

/** Reports rules that do not fit their field, have an unfit value, or make an option unreachable. */
export function checkRules(fields: DefinedField[], report: ReportForm): void {
  for (const field of fields) {
    field.rules?.forEach((rule, index) => {
      const pointer = `${field.pointer}/rules/${index}`;
      if (rule.message.trim() === '')
        report('form-message-missing', { owner: `this "${rule.rule}" rule` }, `${pointer}/message`);
      checkRule(rule, field, fields, pointer, report);
    });
    if (field.requiredWhen?.message.trim() === '') {
      report('form-message-missing', { owner: '"requiredWhen"' }, `${field.pointer}/requiredWhen/message`);
    }
    checkReachable(field, report);
  }
}

function checkRule(rule: Rule, field: DefinedField, fields: DefinedField[], pointer: string, report: ReportForm): void {
  const { takes, inputs }: RuleBehaviour = allRules[rule.rule];
  if (!inputs.includes(field.kind)) {
    const args = {
      rule: rule.rule,
      input: inputDescriptions[field.kind],
      inputs: inputs.map((kind) => inputDescriptions[kind]),
    };
    report('form-rule-unfit', args, `${pointer}/rule`);
    return;
  }
  const expected = rule.field === undefined ? expectedValue(takes, field.kind) : 'nothing';
  if (!isMeasurable(rule, field))
    report('form-rule-value', { rule: rule.rule, expected: valueDescriptions[expected] }, `${pointer}/value`);
  if (rule.rule === 'equalsField' && !rule.field) report('form-rule-field-missing', undefined, pointer);
  if (rule.field) checkCompared(rule.field, rule, field, fields, `${pointer}/field`, report);
  rule.plus?.forEach((name, index) => {
    checkCompared(name, rule, field, fields, `${pointer}/plus/${index}`, report);
  });
}

/** Reports a field with which a rule cannot compare. */
function checkCompared(
  name: string,
  { rule, plus }: Rule,
  field: DefinedField,
  fields: DefinedField[],
  pointer: string,
  report: ReportForm,
): void {
  const other = fields.find((each) => each.name === name && !isPart(each));
  if (name === field.name) report('form-condition-on-itself', { name }, pointer);
  else if (!other) reportUnknownField(name, fields, pointer, report);
  else if (allRules[rule].takes === 'number or date' && !isComparable(field.kind, other.kind, !!plus)) {
    const [one, two] = [field, other].map(({ kind }) => inputDescriptions[kind]);
    report('form-comparison-unfit', { name, one: one ?? '', other: two ?? '' }, pointer);
  }
}

/** @returns true if values of the kinds are both dates or both times, which have no sum, or both may be numbers */
const isComparable = (kind: InputKind, other: InputKind, isSum: boolean): boolean =>
  [kind, other].some((each) => each === 'date' || each === 'time')
    ? kind === other && !isSum
    : kind !== 'file' && ['text', 'tel', 'number', 'range', 'rating', 'select', 'radio'].includes(other);

/** @returns true if a rule fits its field and has a value of the right kind */
export function isMeasurable({ rule, value, field }: Rule, { kind }: DefinedField): boolean {
  const { takes, inputs }: RuleBehaviour = allRules[rule];
  const expected = field !== undefined ? 'nothing' : expectedValue(takes, kind);
  return inputs.includes(kind) && expectedValuePredicates[expected](value);
}

type ExpectedValueKind = Exclude<ValueKind, 'number or date'> | 'number' | 'date' | 'time';

/** Kind of value for a rule: dates are compared with dates, times with times, everything else with numbers. */
const expectedValue = (takes: ValueKind, kind: InputKind): ExpectedValueKind =>
  takes === 'number or date' ? (kind === 'date' || kind === 'time' ? kind : 'number') : takes;

const isCount = (value: Rule['value']) => Number.isInteger(value) && Number(value) >= 0;

const expectedValuePredicates: Record<ExpectedValueKind, (value: Rule['value']) => boolean> = {
  nothing: (value) => value === undefined,
  'whole number': isCount,
  'whole number or nothing': (value) => value === undefined || isCount(value),
  number: (value) => typeof value === 'number',
  date: (value) => typeof value === 'string' && (isDate(value) || parseFromToday(value) !== undefined),
  time: (value) => typeof value === 'string' && isTime(value),
  'regular expression': (value) => typeof value === 'string',
  'country code': (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value),
  'list of texts': (value) => Array.isArray(value) && value.length > 0,
};

const valueDescriptions: Record<ExpectedValueKind, string> = {
  nothing: 'nothing',
  'whole number': 'a whole number (0 or more)',
  'whole number or nothing': 'a whole number or nothing',
  number: 'a number',
  date: 'a date as "2027-01-15", or "today", as in "today -17 years"',
  time: 'a time as "09:30"',
  'regular expression': 'a regular expression',
  'country code': 'a country of two capital letters, as "IN"',
  'list of texts': 'a list of texts',
};

/** Reports options that break a rule when they are chosen alone. Tick boxes are checked as one of several. */
function checkReachable(
  { kind, choices = [], hasOwnOptions, rules = [], pointer }: DefinedField,
  report: ReportForm,
): void {
  const applicable = rules.filter(({ rule }) => rule === 'oneOf' || rule === 'required');
  choices.forEach((value, index) => {
    const chosen = kind === 'choices' ? [value] : value;
    const broken = applicable.find((rule) => allRules[rule.rule].check(chosen, rule, {}) !== undefined);
    // An option without text from a list is reported where the list is written.
    if (!hasOwnOptions && value.trim() === '') return;
    const optionPointer = hasOwnOptions ? `${pointer}/options/${index}` : `${pointer}/options`;
    if (broken) report('form-option-unreachable', { value, rule: broken.rule }, optionPointer);
  });
}
