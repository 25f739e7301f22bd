import { expect, it } from 'vitest';
import { type EntryField, normalEntry, valuesOfPairs } from './normalEntry.ts';
import { validateForm } from './validateForm.ts';
import { isEmpty } from './value.ts';

const message = 'Please fill this in';
const schools: EntryField = {
  name: 'schools',
  input: 'group',
  min: 1,
  max: 3,
  fields: [
    { name: 'name', input: 'text', rules: [{ rule: 'required', message }] },
    { name: 'kind', input: 'select' },
    { name: 'marks', input: 'number', when: { field: 'kind', is: 'board' }, rules: [{ rule: 'required', message }] },
    { name: 'until', input: 'date', rules: [{ rule: 'min', field: 'from', message: 'Before' }] },
    { name: 'from', input: 'date' },
  ],
};
const fields: EntryField[] = [schools, { name: 'note', input: 'text', when: { field: 'schools' } }];
const item = (values: object) => ({ name: '', kind: '', marks: '', until: '', from: '', ...values });

it('checks each item by itself, at the path of its value', () => {
  const errors = (...items: object[]) => validateForm(fields, { schools: items as never });
  expect(errors(item({ name: 'Riverside' }))).toEqual({});
  expect(errors(item({ name: 'A', kind: 'board' }), item({ kind: 'Board', marks: '7' }))).toEqual({
    'schools.0.marks': message,
    'schools.1.name': message,
  });
  expect(errors(item({ name: 'A', from: '2026-02-01', until: '2026-01-01' }))).toEqual({ 'schools.0.until': 'Before' });
});

it('asks for as many items as there must be, and for nothing in the others that are empty', () => {
  for (const items of [[], [item({})], [item({}), item({}), item({ marks: '9' })]])
    expect(validateForm(fields, { schools: items })).toEqual({ 'schools.0.name': message });
  expect(validateForm(fields, { schools: [item({}), item({ name: 'B' })] })).toEqual({});
  expect(validateForm([{ ...schools, min: 0 }], { schools: [item({})] })).toEqual({});
  expect(validateForm([{ ...schools, min: 2 }], { schools: [item({}), item({ name: 'B' })] })).toEqual({
    'schools.0.name': message,
  });
});

it('brings items into the normal form, without empty ones and without what they hide', () => {
  const typed = [item({}), item({ name: ' A ', marks: '5' }), item({ name: 'B', kind: 'board', marks: '1e1' })];
  expect(normalEntry(fields, { schools: typed, note: ' n ' })).toEqual({
    schools: [
      { name: 'A', kind: '', until: '', from: '' },
      { name: 'B', kind: 'board', marks: '10', until: '', from: '' },
    ],
    note: 'n',
  });
  expect(normalEntry([{ ...schools, min: 0 }], { schools: [item({})] })).toEqual({ schools: [] });
  expect(normalEntry([{ ...schools, min: 0 }], { schools: 'x' })).toEqual({ schools: [] });
});

it('counts as empty while nothing is filled in', () => {
  expect([isEmpty([]), isEmpty([item({})]), isEmpty([item({ name: 'A' })])]).toEqual([true, true, false]);
  expect(normalEntry(fields, { schools: [item({})], note: 'x' })).not.toHaveProperty('note');
});

it('reads what browsers send without scripts', () => {
  const pairs: [string, string][] = [
    ['schools[0].name', 'A'],
    ['schools[2].name', 'C'],
    ['schools[7].name', 'too many'],
    ['schools', 'x'],
    ['note', 'n'],
  ];
  expect(valuesOfPairs(fields, pairs)).toEqual({
    schools: [item({ name: 'A' }), item({}), item({ name: 'C' })],
    note: 'n',
  });
});
