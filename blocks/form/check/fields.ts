import { fieldSettings, isSettingApplicable } from '#rules/fieldSettings.ts';
import { isStep, limitsOfSteps, type StepField, stepValues } from '#rules/steps.ts';
import type { InputKind } from '#rules/types.ts';
import { describeValue, formatAlternatives, quote } from '#shared/formatText.ts';
import { isDate, isTime } from '#shared/isDate.ts';
import type { Json } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { reservedNames } from '../reservedNames.ts';
import { inputDescriptions } from './inputDescriptions.ts';
import type { DefinedField, ReportForm } from './readForm.ts';

const choiceInputKinds: InputKind[] = ['select', 'radio', 'choices'];

/** Reports repeated names, missing or repeated options, unfit settings and impossible defaults. */
export function checkFields(fields: DefinedField[], report: ReportForm): void {
  const names = new Set<string>();
  for (const field of fields) {
    const { name, kind, input, pointer } = field;
    if (names.has(name)) report('form-field-repeated', { name }, `${pointer}/name`);
    names.add(name);
    if (reservedNames.has(name)) report('form-field-name-reserved', { name }, `${pointer}/name`);
    if (['select', 'radio'].includes(kind) && !field.hasOptions) report('form-options-missing', { input }, pointer);
    if (field.hasOptions && !choiceInputKinds.includes(kind))
      report('form-options-unused', { input }, `${pointer}/options`);
    else checkRepeated(field, report);
    checkDefault(field, report);
    checkSettings(field, report);
    checkSteps(field, report);
  }
}

/** Reports a slider that goes nowhere, and a default beside its steps. */
function checkSteps({ kind, settings, value, pointer }: DefinedField, report: ReportForm): void {
  if (kind !== 'range' && kind !== 'rating') return;
  const field = settings as unknown as StepField;
  const { from, to } = limitsOfSteps(field);
  if (from >= to) {
    const setting = settings.to === undefined ? 'from' : 'to';
    report('form-range-contradicts', { least: String(from), most: String(to) }, `${pointer}/${setting}`);
    return;
  }
  if (typeof value !== 'string' || isStep(field, value)) return;
  const expected = `a number in quotation marks from ${quote(String(from))} to ${quote(stepValues(field)?.at(-1) ?? String(to))}`;
  report('form-default-impossible', { value: describeValue(value), expected }, `${pointer}/value`);
}

function checkSettings({ kind, settings, pointer }: DefinedField, report: ReportForm): void {
  if (settings.boxes === true && settings.fromAddress !== undefined)
    report('form-setting-unfit', { setting: 'fromAddress', input: 'a date in three boxes' }, `${pointer}/fromAddress`);
  for (const setting of fieldSettings) {
    const value = settings[setting];
    if (value === undefined || isSettingApplicable(setting, value, kind)) continue;
    const args = {
      setting,
      input: inputDescriptions[kind],
      ...(setting === 'autocomplete' && { value: String(value) }),
    };
    report('form-setting-unfit', args, `${pointer}/${setting}`);
  }
}

function checkRepeated({ choices = [], hasOwnOptions, pointer }: DefinedField, report: ReportForm): void {
  choices.forEach((value, index) => {
    if (choices.indexOf(value) === index) return;
    report('form-option-repeated', { value }, `${pointer}/options${hasOwnOptions ? `/${index}` : ''}`);
  });
}

/** Description of the allowed initial values of a kind of field, and a predicate for them. */
const expectedDefaults: Partial<Record<InputKind, [expected: string, isPossible: (value: Json) => boolean]>> = {
  tick: ['true or false', (value) => typeof value === 'boolean'],
  date: ['a date as "2027-01-15"', (value) => typeof value === 'string' && isDate(value)],
  number: [
    'a number in quotation marks',
    (value) => typeof value === 'string' && /^-?\d*\.?\d+(e[-+]?\d+)?$/i.test(value),
  ],
  country: ['a code of two capitals, as "IN"', (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value)],
  time: ['a time as "09:30"', (value) => typeof value === 'string' && isTime(value)],
  file: ['nothing: only the visitor can choose a file', () => false],
  signature: ['nothing: only the visitor can sign', () => false],
  // Reported as a setting that it does not have.
  group: ['nothing', () => true],
};

function checkDefault({ kind, value, choices, pointer }: DefinedField, report: ReportForm): void {
  if (value === undefined) return;
  if (choiceInputKinds.includes(kind)) {
    checkChosen({ kind, value, choices, pointer }, report);
    return;
  }
  const [expected, isPossible] = expectedDefaults[kind] ?? ['a text', (given: Json) => typeof given === 'string'];
  if (!isPossible(value))
    report('form-default-impossible', { value: describeValue(value), expected }, `${pointer}/value`);
}

type ChosenDefault = Pick<DefinedField, 'kind' | 'value' | 'choices' | 'pointer'>;

function checkChosen({ kind, value, choices, pointer }: ChosenDefault, report: ReportForm): void {
  const isList = Array.isArray(value);
  if (typeof value === 'boolean' || (isList && kind !== 'choices')) {
    report(
      'form-default-impossible',
      { value: describeValue(value), expected: 'one of the options' },
      `${pointer}/value`,
    );
    return;
  }
  [value].flat().forEach((given, index) => {
    if (typeof given !== 'string' || !choices || choices.includes(given)) return;
    const suggestion = findNearestName(given, choices);
    const args = {
      value: describeValue(given),
      expected: formatAlternatives(choices, 20),
      ...(suggestion && { suggestion }),
    };
    report('form-default-impossible', args, `${pointer}/value${isList ? `/${index}` : ''}`);
  });
}
