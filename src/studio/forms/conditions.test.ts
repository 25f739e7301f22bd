import { expect, it } from 'vitest';
import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import type { Json } from '#shared/json.ts';
import {
  createCondition,
  operatorOf,
  operatorOptions,
  possibleConditionFields,
  withMeaning,
  withOperator,
  withoutUnknown,
} from './conditions.ts';
import type { FieldInfo } from './formatRule.ts';
import { parseCondition, readCondition, readFields } from './readFields.ts';

const course: FieldInfo = {
  label: 'Course',
  kind: 'select',
  options: [
    { label: 'Music', value: 'm' },
    { label: 'Geology', value: 'g' },
  ],
};
const tick: FieldInfo = { label: 'Yes', kind: 'tick', options: [] };

it('asks in the ways that a kind of field knows', () => {
  expect(operatorOptions(course).map(({ value }) => value)).toEqual([
    'is',
    'oneOf',
    'isNot',
    'noneOf',
    'filled',
    'empty',
  ]);
  const compared = ['atLeast', 'atMost', 'moreThan', 'lessThan', 'filled', 'empty'];
  expect(operatorOptions({ ...course, kind: 'file' }).map(({ value }) => value)).toEqual(compared);
  expect(operatorOptions({ ...course, kind: 'date' }).map(({ label }) => label)).toContain('is before');
  expect(operatorOptions(tick).map(({ label }) => label)).toEqual(['is ticked', 'is not ticked']);
  expect(operatorOptions({ ...course, kind: 'choices' })[0]?.label).toBe('includes');
});

it('keeps what is chosen when it asks otherwise', () => {
  const one = createCondition('c', course);
  expect(one).toEqual({ field: 'c', is: 'm' });
  const several = withOperator(one, 'oneOf', course);
  expect(several).toEqual({ field: 'c', is: ['m'] });
  expect(operatorOf(several, course)).toBe('oneOf');
  expect(withOperator({ field: 'c', is: ['g', 'm'] }, 'is', course)).toEqual({ field: 'c', is: 'g' });
  expect(withOperator(one, 'filled', course)).toEqual({ field: 'c' });
  expect(withOperator({ field: 'c' }, 'is', course)).toEqual({ field: 'c', is: 'm' });
  expect(operatorOf(withOperator(createCondition('t', tick), 'unticked', tick), tick)).toBe('unticked');
  expect(operatorOf({ field: 't', is: 'true' }, tick)).toBe('filled');
  expect(operatorOf({ field: 't', is: 'true' }, tick, true)).toBe('unticked');
  expect(withOperator(one, 'isNot', course)).toEqual({ field: 'c', is: 'm' });
  expect(operatorOf(one, course, true)).toBe('isNot');
  expect(withOperator({ field: 'n', atLeast: 18 }, 'lessThan', undefined)).toEqual({ field: 'n', lessThan: 18 });
  expect(operatorOf(withOperator(one, 'empty', course), course)).toBe('empty');
});

it('lets a field wait for none that waits for it', () => {
  const fields = [
    { name: 'a', label: 'A', input: 'text' },
    { name: 'b', label: 'B', input: 'text', when: { field: 'a' } },
    { name: 'c', label: 'C', input: 'text', when: { field: 'b' } },
    { name: 'd', label: 'D', input: 'checkbox', when: { field: 'd' } },
  ] as FieldDefinition[];
  expect(possibleConditionFields(fields, 'a').map(({ name }) => name)).toEqual(['d']);
  expect(possibleConditionFields(fields, 'c').map(({ name }) => name)).toEqual(['d', 'a', 'b']);
});

it('reads conditions that can be chosen, and no others', () => {
  const group = { all: [{ field: 'a', atLeast: 3 }, { not: { any: [{ field: 'b', empty: true }] } }] };
  for (const value of [{ field: 'a', is: ['x'] }, group]) expect(parseCondition(value)).toEqual(value);
  expect(parseCondition({ ...group, message: 'm' }, ['message'])).toEqual(group);
  for (const value of [
    undefined,
    'a',
    { field: 1 },
    { field: 'a', is: 3 },
    { field: 'a', is: [] },
    { field: 'a', not: 'x' },
    { all: [] },
    { all: [{ field: 3 }] },
    { field: 'a', is: 'x', atLeast: 3 },
  ])
    expect(parseCondition(value)).toBeUndefined();
  expect(parseCondition({ field: 'a', message: 'm' }, ['message'])).toEqual({ field: 'a' });
});

it('reads the fields that can be judged, with options from elsewhere', () => {
  const form = {
    fields: [
      { name: 'a', input: 'select', options: { from: 'x' }, rules: [{ rule: 'required' }, { rule: 'toString' }, 3] },
      { label: 'without a name' },
      'nothing',
    ],
  };
  expect(readFields(form, () => ['x', { label: 'y' }, 3])).toEqual([
    { name: 'a', label: 'a', input: 'select', options: ['x', { label: 'y' }], rules: [{ rule: 'required' }] },
  ]);
  expect(readFields(form, () => undefined)[0]).not.toHaveProperty('options');
});

it('reads the fields of a repeated group as far as they can be read', () => {
  const inner = [{ name: 'a', input: 'text', rules: [{ rule: 'nope' }] }, 7, { label: 'No name' }];
  const group = (fields: Json) => ({ fields: [{ name: 'g', label: 'G', input: 'group', fields }] });
  expect(readFields(group(inner), () => undefined)).toEqual([
    { name: 'g', label: 'G', input: 'group', fields: [{ name: 'a', label: 'a', input: 'text' }] },
  ]);
  expect(readFields(group('x'), () => undefined)[0]?.fields).toEqual([]);
});

it('reads options from elsewhere for a field of a repeated group', () => {
  const select = { name: 'a', input: 'select', options: { from: 'x' } };
  const form = { fields: [select, { name: 'g', label: 'G', input: 'group', fields: [select] }] };
  const [, group] = readFields(form, (pointer) => (pointer === '/fields/1/fields/0' ? ['inner'] : ['outer']));
  expect(group?.fields?.[0]?.options).toEqual(['inner']);
});

it('reads what can be read of a condition, and leaves the rest as it is written', () => {
  expect(readCondition('course')).toEqual({ field: '' });
  expect(readCondition({ field: 'age', is: 18 })).toEqual({ field: 'age', is: '18' });
  expect(readCondition({ field: 'a', is: ['b', null, 1] })).toEqual({ field: 'a', is: ['b', '1'] });
  const written = { feild: 'a', is: true, message: 'm' };
  expect(withMeaning(written, { field: 'b', is: 'c' })).toEqual({ field: 'b', is: 'c', feild: 'a', message: 'm' });
  expect(withoutUnknown(written)).toEqual({ is: true, message: 'm' });
  expect(withoutUnknown({ field: 'a' })).toBeUndefined();
});
