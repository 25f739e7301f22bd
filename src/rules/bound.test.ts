import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayAt, formatFromToday, parseFromToday } from './bound.ts';
import { schemaOfRule } from './schemas.ts';
import type { CheckedField, Rule } from './types.ts';
import { validateForm } from './validateForm.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2027, 2, 1, 9) });
});
afterEach(() => {
  vi.useRealTimers();
});

const message = 'm';
const field = (name: string, ...rules: Omit<Rule, 'message'>[]): CheckedField => ({
  name,
  rules: rules.map((rule) => ({ ...rule, message })),
});

/** Names of the fields that are refused. */
const refused = (fields: CheckedField[], values: Record<string, unknown>) => Object.keys(validateForm(fields, values));

it.each([
  ['today', '2027-03-01', '2027-02-28'],
  ['today +1 day', '2027-03-02', '2027-03-01'],
  ['today -2 weeks', '2027-02-15', '2027-02-14'],
  ['today+1 month', '2027-04-01', '2027-03-31'],
  ['today - 17 years', '2010-03-01', '2010-02-28'],
])('takes "%s" as a day of the visitor', (value, on, before) => {
  const least = [field('a', { rule: 'min', value })];
  expect(refused(least, { a: on })).toEqual([]);
  expect(refused(least, { a: before })).toEqual(['a']);
  const most = [field('a', { rule: 'max', value })];
  expect(refused(most, { a: on })).toEqual([]);
  expect(refused(most, { a: before })).toEqual([]);
  expect(schemaOfRule({ rule: 'max', value, message }, 'date')).toEqual({ $comment: `maximum: ${value}` });
});

it.each(['', 'Today', 'today -17', 'today -17 decades', 'yesterday', 'today +99999 days', 7, undefined])(
  'takes %j as no day counted from today',
  (text) => {
    expect(parseFromToday(text)).toBeUndefined();
  },
);

it('writes days that are counted from today as it reads them', () => {
  for (const text of ['today', 'today +1 day', 'today -17 years'])
    expect(formatFromToday(parseFromToday(text) ?? { count: 9, unit: 'day' })).toBe(text);
});

it('ends on the last day of a month that is shorter', () => {
  expect(dayAt({ count: 1, unit: 'month' }, '2027-01-31')).toBe('2027-02-28');
  expect(dayAt({ count: -1, unit: 'year' }, '2028-02-29')).toBe('2027-02-28');
  expect(dayAt({ count: 2, unit: 'month' }, '2026-12-31')).toBe('2027-02-28');
});

it('compares with another field as far as there is something to compare with', () => {
  const fields = [{ name: 'start' }, field('end', { rule: 'min', field: 'start' })];
  expect(refused(fields, { start: '2027-05-02', end: '2027-05-02' })).toEqual([]);
  expect(refused(fields, { start: '2027-05-02', end: '2027-05-01' })).toEqual(['end']);
  for (const start of ['', undefined, 'soon', true, ['2027-05-02']])
    expect(refused(fields, { start, end: '2027-05-01' })).toEqual([]);
  const numbers = [{ name: 'of' }, field('marks', { rule: 'max', field: 'of' })];
  expect(refused(numbers, { of: '9', marks: '10' })).toEqual(['marks']);
  expect(refused(numbers, { of: '10', marks: '9' })).toEqual([]);
});

it('compares with nothing of a field that is hidden', () => {
  const start = { name: 'start', when: { field: 'planned' } };
  const fields = [{ name: 'planned' }, start, field('end', { rule: 'min', field: 'start' })];
  const values = { start: '2027-05-02', end: '2027-05-01' };
  expect(refused(fields, { ...values, planned: true })).toEqual(['end']);
  expect(refused(fields, { ...values, planned: false })).toEqual([]);
});

it('adds the numbers of several fields, and says nothing while all are empty', () => {
  const sum = field('c', { rule: 'max', value: 100, plus: ['a', 'b'] }, { rule: 'min', value: 0.3, plus: ['a', 'b'] });
  const fields = [{ name: 'a' }, { name: 'b' }, sum];
  expect(refused(fields, { a: '50', b: '25.5', c: '24.5' })).toEqual([]);
  expect(refused(fields, { a: '50', b: '25.5', c: '24.6' })).toEqual(['c']);
  expect(refused(fields, { a: '60', b: '60', c: '' })).toEqual(['c']);
  expect(refused(fields, { a: '0.1', b: '0.2', c: '' })).toEqual([]);
  expect(refused(fields, { a: '', b: '', c: '' })).toEqual([]);
  expect(refused(fields, { a: 'x', b: undefined, c: '1' })).toEqual([]);
});
