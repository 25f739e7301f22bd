import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EntryField, normalEntry, normalValue, valuesOfPairs } from './normalEntry.ts';

const field = (input: string, more: Partial<EntryField> = {}): EntryField => ({ name: 'a', input, ...more });

test.each([
  ['text', ' Jose\u0301 ', 'José'],
  ['text', 'x', 'x'],
  ['textarea', ' one\r\ntwo\rthree ', ' one\ntwo\nthree '],
  ['password', ' a\r\n ', ' a\r\n '],
  ['number', '1e3', '1000'],
  ['number', '-1.25e1', '-12.5'],
  ['number', '2.5E-3', '0.0025'],
  ['number', '.5', '0.5'],
  ['number', '0600000.50', '0600000.50'],
  ['number', '1e99', '1e99'],
  ['number', '', ''],
])('%s: %j is %j', (input, value, normal) => {
  expect(normalValue(field(input), value)).toBe(normal);
});

test('a number is the same number in its normal form', () => {
  const number = fc.tuple(
    fc.constantFrom('', '-'),
    fc.nat(),
    fc.constantFrom('', '.5', '.125'),
    fc.integer({ min: -9, max: 9 }),
  );
  fc.assert(
    fc.property(number, ([sign, whole, fraction, exponent]) => {
      const text = `${sign}${whole}${fraction}e${exponent}`;
      const normal = String(normalValue(field('number'), text));
      expect(normal).toMatch(/^-?[0-9]+(\.[0-9]+)?$/);
      expect(Number(normal)).toBeCloseTo(Number(text), 12);
    }),
  );
});

test('an entry has neither hidden fields nor names that are no field', () => {
  const fields: EntryField[] = [
    { name: 'kind', input: 'select', options: ['A', 'B'] },
    { name: 'more', input: 'text', when: { field: 'kind', is: 'B' } },
  ];
  expect(normalEntry(fields, { kind: 'A', more: 'x', other: 'y' })).toEqual({ kind: 'A' });
  expect(normalEntry(fields, { kind: ' B ', more: ' x ' })).toEqual({ kind: 'B', more: 'x' });
});

test('values that a browser has sent are those that scripts send', () => {
  const fields: EntryField[] = [
    { name: 'note', input: 'text' },
    { name: 'agreed', input: 'checkbox' },
    { name: 'days', input: 'checkbox', options: ['Monday', 'Friday'] },
    { name: 'paper', input: 'file' },
    { name: 'reply', input: 'radio', options: ['A'] },
  ];
  const nothingChosen = { name: '', size: 0 };
  const paper = { name: 'cv.pdf', size: 9 };
  expect(
    valuesOfPairs(fields, [
      ['note', 'Hello'],
      ['agreed', 'true'],
      ['days', 'Monday'],
      ['days', 'Friday'],
      ['paper', paper],
    ]),
  ).toEqual({ note: 'Hello', agreed: true, days: ['Monday', 'Friday'], paper, reply: '' });
  expect(valuesOfPairs(fields, [['paper', nothingChosen]])).toEqual({
    note: '',
    agreed: false,
    days: [],
    paper: '',
    reply: '',
  });
});
