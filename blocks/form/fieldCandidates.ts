import { boundOf } from '#rules/bound.ts';
import { extensionsOf, readTypes } from '#rules/files.ts';
import { itemsOf, maxOf } from '#rules/groups.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import type { TextGenerator } from '#rules/matchingTexts.ts';
import { normalEntry, normalValue, takesSeveralFiles } from '#rules/normalEntry.ts';
import { limitsOfSteps, stepValues } from '#rules/steps.ts';
import type { FieldValue, FileValue, FormValues, RuleName } from '#rules/types.ts';
import { validateField } from '#rules/validateForm.ts';
import { bytesPerMegabyte, isEmpty } from '#rules/value.ts';
import { fieldOptionsOf } from './fieldOptions.ts';
import type { FieldDefinition } from './formTypes.ts';
import { momentsAround } from './momentsAround.ts';

export type CandidateField = Pick<FieldDefinition, 'input' | 'rules' | 'options' | 'accept' | 'from' | 'to' | 'step'> &
  Partial<Pick<FieldDefinition, 'name' | 'fields' | 'min' | 'max' | 'value'>>;

const lengthRules: RuleName[] = ['minLength', 'maxLength', 'length', 'digits'];

/** End of generated addresses of a given length. */
const addressEnd = '@example.edu';

/** Texts of every kind that rules distinguish. */
const sampleTexts = [
  ...[
    '',
    '   ',
    'a',
    'ab',
    'abc',
    'Asha Rao',
    'A plain sentence of quite some words.',
    'two\nlines of text',
    'naïve – 数学 🎓',
  ],
  ...['1', '12', '1234567', '12345678', '123456789', '1234567890', '9876543210', '98765432101', '٣٤٥'],
  ...['asha@example.edu', 'asha', 'asha@', '@example.edu', 'asha@localhost', 'a b@example.edu', 'asha@example..edu'],
  ...['<b>bold</b>', '"quoted"', 'OTHER', ' other ', '-3', '0.5', '1e3', '!', 'x'.repeat(3000)],
];

/** Texts of a length: letters, digits, an address. */
function textsOfLength(length: number): string[] {
  const localLength = length - addressEnd.length;
  return [
    ...['x', '7'].map((letter) => letter.repeat(length)),
    ...(localLength > 0 ? ['x'.repeat(localLength) + addressEnd] : []),
  ];
}

/** Texts of about as many words. */
const textsOfWords = (count: number): string[] =>
  [count - 1, count, count + 1].map((words) =>
    Array.from({ length: Math.min(words, maxTextLength / 4) }, () => 'word').join(' '),
  );

/** Maximum length of a candidate: longer ones would slow a browser down. */
const maxTextLength = 20_000;

function valuesNearBounds(field: CandidateField, generate: TextGenerator): string[] {
  const { rules = [] } = field;
  const hasLengths = rules.some(({ rule }) => lengthRules.includes(rule));
  return rules.flatMap(({ rule, value }) => {
    // With its country code, a number is valid in all countries, and without the numbering plans too.
    if (rule === 'phone') return ['+919876543210', '123'];
    if (rule === 'oneOf') return [value].flat().map(String);
    if (rule === 'pattern') return generate(String(value), hasLengths ? 200 : 12);
    const bound = Number(value);
    if (!Number.isInteger(bound)) return [];
    if (rule === 'min' || rule === 'max') return [bound - 1, bound, bound + 1, bound + 0.5].map(String);
    if (rule === 'minWords' || rule === 'maxWords') return textsOfWords(bound);
    return [bound - 1, bound, bound + 1].flatMap((length) =>
      textsOfLength(Math.min(maxTextLength, Math.max(0, length))),
    );
  });
}

const boundsOf = (field: CandidateField) =>
  (field.rules ?? []).flatMap((rule) => (rule.rule === 'min' || rule.rule === 'max' ? [boundOf(rule, {})] : []));

const nearMoments = (field: CandidateField) => boundsOf(field).flatMap((bound) => momentsAround(bound) ?? []);

/** Ends of a slider or of stars, and the values near them; stars may be left out. */
function stepCandidates(field: CandidateField): string[] {
  const { from, to } = limitsOfSteps(field);
  const values = stepValues(field) ?? [from, to].map(String);
  return [...(field.input === 'rating' ? [''] : []), ...new Set([...values.slice(0, 3), ...values.slice(-3)])];
}

/** A drawing of one white pixel. */
const smallestDrawing =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==';

/** A file of a size, with a name that the field takes. */
function fileOfSize(field: CandidateField, size: number): FieldValue {
  const types = readTypes(field.rules?.find(({ rule }) => rule === 'types')?.value ?? field.accept);
  const file = { size, name: `letter.${extensionsOf(types)[0] ?? 'pdf'}` };
  return takesSeveralFiles(field) ? [file] : file;
}

function candidateFiles(field: CandidateField): FieldValue[] {
  const { rules = [] } = field;
  const sizes = rules.flatMap(({ rule, value }) => {
    if (rule === 'maxBytes') return [Number(value)];
    return rule === 'min' || rule === 'max' ? [Number(value) * bytesPerMegabyte] : [];
  });
  const files = [1000, ...sizes.flatMap((size) => [size - 1, size, size + 1])].map((size) => fileOfSize(field, size));
  const most = Number(rules.find(({ rule }) => rule === 'maxFiles')?.value ?? 1);
  const tooMany = Array.from({ length: most + 1 }, () => fileOfSize(field, 1000)).flat() as FileValue[];
  const ofOtherType = { size: 1000, name: 'letter.exe' };
  const others = takesSeveralFiles(field) ? [[ofOtherType], tooMany] : [ofOtherType];
  return ['', ...files, ...others];
}

/**
 * Creates values that a field's input can hold, in their normal form: empty and filled in, valid and invalid, and near
 * the bounds of its rules.
 * @param field with its options resolved
 * @param generate returns texts that match a pattern
 */
export const createCandidateValues = (field: CandidateField, generate: TextGenerator): FieldValue[] =>
  typedValues(field, generate).map((value) => normalValue(field, value));

/** Most values of each field that are tried in an item. */
const valuesOfEach = 12;

/** Lists of items in their normal form: none, one and several that are right, and one with each of some other values. */
function groupValues({ name = '', fields = [], ...group }: CandidateField, generate: TextGenerator): FieldValue[] {
  const candidates = fields.map((field) => [field, createCandidateValues(field, generate)] as const);
  const right: FormValues = {};
  for (const [field, values] of candidates) {
    const isRight = (value: FieldValue) =>
      validateField(field, fields, { ...right, [field.name]: value }) === undefined;
    right[field.name] = values.find((value) => !isEmpty(value) && isRight(value)) ?? values.find(isRight);
  }
  const others = candidates.flatMap(([field, values]) =>
    values.slice(0, valuesOfEach).map((value) => ({ ...right, [field.name]: value })),
  );
  const lists = [
    [right],
    [],
    Array.from({ length: maxOf(group) }, () => right),
    ...others.map((other) => [right, other]),
  ];
  const whole = [{ ...group, name, fields }];
  return lists
    .map((list) => normalEntry(whole, { [name]: list })[name])
    .filter((list) => itemsOf(list).length <= maxOf(group));
}

function typedValues(field: CandidateField, generate: TextGenerator): FieldValue[] {
  const options = fieldOptionsOf(field).map(({ value }) => value);
  switch (inputKindOf(field)) {
    case 'tick':
      return [false, true];
    case 'choices':
      return [[], ...options.map((value) => [value]), ...options.map((_, index) => options.slice(0, index + 1))];
    case 'select':
    case 'radio':
      return ['', ...options];
    case 'country':
      // A check sees the page as it is written, without the names of countries.
      return ['', ...(options.length > 0 ? options.slice(0, 3) : ['IN', 'DE'])];
    case 'hidden':
      return [typeof field.value === 'string' ? field.value : ''];
    case 'time':
      return ['', '00:00', '09:30', '23:59', ...nearMoments(field)];
    case 'signature':
      return ['', 'Asha Rao', '   ', "Ravi d'Souza", smallestDrawing];
    case 'range':
    case 'rating':
      return stepCandidates(field);
    case 'date':
      return ['', '1999-12-31', '2027-01-15', '2199-01-01', ...nearMoments(field), '1900-01-01'];
    case 'file':
      return candidateFiles(field);
    case 'number':
      return [
        '',
        '0',
        '7',
        '12',
        '-3',
        '0.5',
        '1e3',
        '600000',
        ...valuesNearBounds(field, generate).filter((text) => /^-?[\d.]+$/.test(text)),
      ];
    case 'group':
      return groupValues(field, generate);
    case 'textarea':
      return [...valuesNearBounds(field, generate), ...sampleTexts];
    default:
      // Browsers remove line breaks from single-line inputs.
      return [...valuesNearBounds(field, generate), ...sampleTexts].map((text) => text.replaceAll('\n', ' '));
  }
}
