import { expect, it } from 'vitest';
import { type DatePart, dateParts, normalDate, partOfDate, withDatePart } from './dateParts.ts';
import { normalValue, valuesOfPairs } from './normalEntry.ts';

const born = { name: 'born', input: 'date' };

it('holds what is typed into each box, whichever comes first', () => {
  const typed = (parts: [DatePart, string][]) =>
    parts.reduce((date, [part, text]) => withDatePart(date, part, text), '');
  expect(typed([['month', '3']])).toBe('-3-');
  expect(
    typed([
      ['day', '27'],
      ['year', '2007'],
      ['month', ' 3 '],
    ]),
  ).toBe('2007-3-27');
  expect(
    typed([
      ['day', '2-7'],
      ['day', ''],
    ]),
  ).toBe('');
  for (const part of dateParts) expect(partOfDate('', part)).toBe('');
  expect(dateParts.map((part) => partOfDate('2007-03-27', part))).toEqual(['27', '03', '2007']);
  expect(dateParts.map((part) => partOfDate('soon', part))).toEqual(['', '', 'soon']);
});

it.each([
  ['2007-3-7', '2007-03-07'],
  ['2007-03-07', '2007-03-07'],
  ['२००७-३-७', '2007-03-07'],
  ['07-3-7', '07-3-7'],
  ['-3-', '-3-'],
  ['', ''],
])('writes %s as %s', (typed, expected) => {
  expect(normalDate(typed)).toBe(expected);
  expect(normalValue(born, typed)).toBe(expected);
});

it('reads the boxes that a browser sends without scripts', () => {
  const read = (pairs: [string, string][]) => valuesOfPairs([born], pairs).born;
  expect(
    read([
      ['born.day', '7'],
      ['born.month', '3'],
      ['born.year', '2007'],
    ]),
  ).toBe('2007-3-7');
  expect(
    read([
      ['born', '2007-03-07'],
      ['born.day', '8'],
    ]),
  ).toBe('2007-03-07');
  expect(
    read([
      ['born.day', ''],
      ['born.month', ''],
      ['born.year', ''],
    ]),
  ).toBe('');
  expect(read([['born.month', '3']])).toBe('-3-');
});
