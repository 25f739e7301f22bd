import fc from 'fast-check';
import type { Form } from '#blocks/form/form.types.ts';
import { optionsOf } from '#blocks/form/options.ts';
import { kindOfInput } from '#rules/inputKinds.ts';
import type { FieldValue } from '#rules/types.ts';

/** A field of a form as its block receives it. */
export type Field = Form['fields'][number];

const seed = 20270115;

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

function nearBounds(field: Field): string[] {
  return (field.rules ?? []).flatMap(({ rule, value }) => {
    if (rule === 'oneOf') return [value].flat().map(String);
    if (rule === 'pattern') return fc.sample(fc.stringMatching(new RegExp(String(value), 'u')), { seed, numRuns: 12 });
    const bound = Number(value);
    if (!Number.isInteger(bound)) return [];
    if (rule === 'digits') return [bound - 1, bound, bound + 1].map((length) => '7'.repeat(Math.max(0, length)));
    if (rule === 'min' || rule === 'max') return [bound - 1, bound, bound + 1, bound + 0.5].map(String);
    return [bound - 1, bound, bound + 1].map((length) => 'x'.repeat(Math.max(0, length)));
  });
}

function dates(field: Field): string[] {
  const bounds = (field.rules ?? []).flatMap(({ rule, value }) => (/^(min|max)$/.test(rule) ? [String(value)] : []));
  const around = bounds.flatMap((day) =>
    [-1, 0, 1].map((days) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)),
  );
  return ['', '1999-12-31', '2027-01-15', '2199-01-01', ...around];
}

function files(field: Field): FieldValue[] {
  const bounds = (field.rules ?? []).flatMap(({ rule, value }) => (/^(min|max)$/.test(rule) ? [Number(value)] : []));
  return [
    '',
    { size: 1000 },
    ...bounds.flatMap((size) => [-1, 0, 1].map((more) => ({ size: size * 1_000_000 + more }))),
  ];
}

/** Values that a field's input can hold: empty and filled in, right and wrong, and those next to what its rules name. */
export function candidates(field: Field): FieldValue[] {
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
