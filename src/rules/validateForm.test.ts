import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldStatesOf } from './fieldStatesOf.ts';
import type { CheckedField } from './types.ts';
import { validateForm } from './validateForm.ts';

const required = { rule: 'required', message: 'Needed' } as const;

describe('validateForm', () => {
  const name: CheckedField = {
    name: 'name',
    rules: [
      required,
      { rule: 'minLength', value: 3, message: 'Short' },
      { rule: 'pattern', value: '^[A-Za-z ]+$', message: 'Letters' },
    ],
  };

  it('tells the first broken rule', () => {
    expect(validateForm([name], { name: '' })).toEqual({ name: 'Needed' });
    expect(validateForm([name], { name: '   ' })).toEqual({ name: 'Needed' });
    expect(validateForm([name], { name: '1' })).toEqual({ name: 'Short' });
    expect(validateForm([name], { name: '123' })).toEqual({ name: 'Letters' });
    expect(validateForm([name], { name: 'Ada' })).toEqual({});
  });

  it('leaves an optional empty field alone', () => {
    const optional: CheckedField = { name: 'age', rules: [{ rule: 'digits', value: 2, message: 'Two digits' }] };
    expect(validateForm([optional], { age: '' })).toEqual({});
    expect(validateForm([optional], {})).toEqual({});
    expect(validateForm([optional], { age: '1' })).toEqual({ age: 'Two digits' });
  });

  it('keeps the order of the fields', () => {
    const fields = ['b', 'a', 'c'].map((name) => ({ name, rules: [required] }));
    expect(Object.keys(validateForm(fields, {}))).toEqual(['b', 'a', 'c']);
  });

  it('never throws and names only fields of the form', () => {
    const fields: CheckedField[] = [name, { name: 'more', when: { field: 'name', is: 'x' }, rules: [required] }];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('name', 'more', 'else'), fc.anything()), (values) => {
        expect(['name', 'more']).toEqual(expect.arrayContaining(Object.keys(validateForm(fields, values))));
      }),
    );
  });
});

describe('conditions', () => {
  const fields: CheckedField[] = [
    { name: 'qualification' },
    { name: 'specify', when: { field: 'qualification', is: ['other', 'none'] }, rules: [required] },
    { name: 'reason', when: { field: 'specify' }, rules: [required] },
    { name: 'phone', requiredWhen: { field: 'call', message: 'Phone please' } },
    { name: 'call' },
  ];

  it.each(['other', 'Other', ' OTHER '])('"%s" is other', (qualification) => {
    expect(validateForm(fields, { qualification })).toEqual({ specify: 'Needed' });
  });

  it('does not check what is not shown', () => {
    expect(validateForm(fields, { qualification: 'B.Tech', specify: 'left over' })).toEqual({});
  });

  it('counts a field that is not shown as empty', () => {
    const states = fieldStatesOf(fields, { qualification: 'B.Tech', specify: 'left over' });
    expect(states.reason?.isShown).toBe(false);
    expect(fieldStatesOf(fields, { qualification: 'None', specify: 'x' }).reason?.isShown).toBe(true);
  });

  it('asks for a field while another is ticked', () => {
    expect(validateForm(fields, { call: true })).toEqual({ phone: 'Phone please' });
    expect(fieldStatesOf(fields, { call: true }).phone?.isRequired).toBe(true);
    expect(validateForm(fields, { call: false })).toEqual({});
  });

  it('survives fields that hide each other', () => {
    const circle: CheckedField[] = [
      { name: 'a', when: { field: 'b' }, rules: [required] },
      { name: 'b', when: { field: 'a' }, rules: [required] },
    ];
    expect(validateForm(circle, { a: 'x', b: 'y' })).toEqual({});
  });
});
