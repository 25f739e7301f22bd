import { sample, stringMatching } from 'fast-check';
import { kindOfInput } from '#rules/inputKinds.ts';
import type { FieldValue, RuleName } from '#rules/types.ts';
import { megabyte } from '#rules/value.ts';
import { addDays } from '#shared/addDays.ts';
import { isDate } from '#shared/isDate.ts';
import type { Field } from './formShape.ts';
import { optionsOf } from './options.ts';

/** Texts for a pattern are the same each time. */
const seed = 20270115;

const lengths: RuleName[] = ['minLength', 'maxLength', 'length', 'digits'];

/** An address of any length is made from it. */
const addressEnd = '@example.edu';

/** Texts of every kind that rules tell apart. */
const texts = [
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

/** Texts that match a pattern; none where it has parts for which none can be made up, as a look ahead. */
export function textsMatching(pattern: string, count: number): string[] {
  try {
    return sample(stringMatching(new RegExp(pattern, 'u')), { seed, numRuns: count });
  } catch {
    return [];
  }
}

/** Texts of a length: letters, digits, an address. */
function textsOfLength(length: number): string[] {
  const left = length - addressEnd.length;
  return [...['x', '7'].map((letter) => letter.repeat(length)), ...(left > 0 ? ['x'.repeat(left) + addressEnd] : [])];
}

/** Lengths beyond this are left out: a browser would be busy with them. */
const longest = 20_000;

function nearBounds(field: Field): string[] {
  const { rules = [] } = field;
  const hasLengths = rules.some(({ rule }) => lengths.includes(rule));
  return rules.flatMap(({ rule, value }) => {
    if (rule === 'oneOf') return [value].flat().map(String);
    if (rule === 'pattern') return textsMatching(String(value), hasLengths ? 200 : 12);
    const bound = Number(value);
    if (!Number.isInteger(bound)) return [];
    if (rule === 'min' || rule === 'max') return [bound - 1, bound, bound + 1, bound + 0.5].map(String);
    return [bound - 1, bound, bound + 1].flatMap((length) => textsOfLength(Math.min(longest, Math.max(0, length))));
  });
}

const boundsOf = (field: Field) =>
  (field.rules ?? []).flatMap(({ rule, value }) => (rule === 'min' || rule === 'max' ? [value] : []));

function dates(field: Field): string[] {
  const around = boundsOf(field).flatMap((day) => {
    return isDate(String(day)) ? [-1, 0, 1].map((more) => addDays(String(day), more)) : [];
  });
  return ['', '1999-12-31', '2027-01-15', '2199-01-01', ...around];
}

function files(field: Field): FieldValue[] {
  return [
    '',
    { size: 1000 },
    ...boundsOf(field).flatMap((size) => [-1, 0, 1].map((more) => ({ size: Number(size) * megabyte + more }))),
  ];
}

const known = new WeakMap<Field, FieldValue[]>();

/**
 * Values that a field's input can hold: empty and filled in, right and wrong, and those next to what its rules name.
 * @param field its options in place
 */
export function candidates(field: Field): FieldValue[] {
  const made = known.get(field) ?? makeCandidates(field);
  known.set(field, made);
  return made;
}

function makeCandidates(field: Field): FieldValue[] {
  const options = optionsOf(field).map(({ value }) => value);
  switch (kindOfInput(field)) {
    case 'tick':
      return [false, true];
    case 'choices':
      return [[], ...options.map((value) => [value]), ...options.map((_, index) => options.slice(0, index + 1))];
    case 'select':
    case 'radio':
      return ['', ...options];
    case 'date':
      return dates(field);
    case 'file':
      return files(field);
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
        ...nearBounds(field).filter((text) => /^-?[\d.]+$/.test(text)),
      ];
    case 'textarea':
      return [...nearBounds(field), ...texts];
    default:
      // What has one line holds no other: browsers take line breaks out.
      return [...nearBounds(field), ...texts].map((text) => text.replaceAll('\n', ' '));
  }
}
