import { expect, it } from 'vitest';
import { anyInput } from '#rules/inputKinds.ts';
import { applyChange } from '#shared/applyChange.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { valueAt } from '#shared/pointer.ts';
import {
  addAddress,
  addField,
  duplicateField,
  type FieldStep,
  findFieldReferences,
  moveField,
  removeField,
  renameField,
  uniqueFieldName,
  validateFieldName,
} from './fieldSteps.ts';
import { fieldsOf, kindOfField } from './readFields.ts';

const form: JsonObject = {
  type: 'form',
  fields: [
    { name: 'course', label: 'Course', input: 'select', options: ['Music', 'Other'] },
    {
      name: 'which',
      label: 'Which',
      input: 'text',
      when: { field: 'course', is: 'Other' },
      requiredWhen: { field: 'course', message: 'Which?' },
    },
    { name: 'again', label: 'Again', input: 'text', rules: [{ rule: 'equalsField', field: 'which', message: 'No' }] },
  ],
};
const page = { blocks: [{ type: 'text' }, form] };
const placed = { form, pointer: '/blocks/1' };

const after = (step: FieldStep | undefined): Json | undefined =>
  valueAt(step?.changes.reduce<Json>(applyChange, page), '/blocks/1');
const names = (value: Json | undefined) => fieldsOf(value).map(({ name }) => name);

it('moves a field to a place', () => {
  expect(names(after(moveField(placed, 0, 2)))).toEqual(['which', 'again', 'course']);
  expect(names(after(moveField(placed, 2, 0)))).toEqual(['again', 'course', 'which']);
  expect(moveField(placed, 0, 1)?.chosen).toBe(1);
  expect(moveField(placed, 2, 3)).toBeUndefined();
});

it('adds a field of every kind behind another one, under a free name', () => {
  for (const kind of anyInput) {
    const step = addField(placed, kind, 0);
    const added = fieldsOf(after(step))[1] ?? {};
    expect(kindOfField(added)).toBe(kind);
    expect(step.chosen).toBe(1);
  }
  expect(addField(placed, 'text', undefined).chosen).toBe(3);
  expect(uniqueFieldName({ fields: [{ name: 'text' }, { name: 'text2' }] }, 'text')).toBe('text3');
  expect(uniqueFieldName({ fields: [{ name: 'text2' }] }, 'text2')).toBe('text3');
});

it('adds the fields of an address in order, under free names', () => {
  const added = after(addAddress(placed, 0));
  expect(names(added)).toEqual(['course', 'street', 'city', 'postalCode', 'country', 'which', 'again']);
  expect(fieldsOf(added)[4]).toMatchObject({ input: 'country', autocomplete: 'country' });
  const twice = addAddress({ form: added, pointer: '' }, undefined);
  expect(names(twice.changes.reduce<Json>(applyChange, added ?? null)).slice(7)).toEqual([
    'street2',
    'city2',
    'postalCode2',
    'country2',
  ]);
  const begun = addAddress({ form: {}, pointer: '' }, undefined).changes.reduce<Json>(applyChange, {});
  expect(fieldsOf(begun)).toHaveLength(4);
});

it('begins the list of fields where there is none', () => {
  const empty = { form: { type: 'form' }, pointer: '' };
  const { changes } = addField(empty, 'email', undefined);
  expect(fieldsOf(changes.reduce<Json>(applyChange, empty.form))).toHaveLength(1);
});

it('duplicates a field with all that it has', () => {
  const copy = after(duplicateField(placed, 1));
  expect(names(copy)).toEqual(['course', 'which', 'which2', 'again']);
  expect(fieldsOf(copy)[2]?.when).toEqual({ field: 'course', is: 'Other' });
});

it('takes along what names a field that is removed', () => {
  expect(findFieldReferences(form, 'course')).toEqual([
    { index: 1, by: 'when' },
    { index: 1, by: 'requiredWhen' },
  ]);
  expect(fieldsOf(after(removeField(placed, 0)))[0]).toEqual({ name: 'which', label: 'Which', input: 'text' });
  const left = fieldsOf(after(removeField(placed, 1)));
  expect(left[1]).toEqual({ name: 'again', label: 'Again', input: 'text' });
  expect(removeField({ form: { fields: [{ name: 'a' }] }, pointer: '' }, 0)).toBeUndefined();
});

it('keeps the rules that name another field', () => {
  const rules = [
    { rule: 'equalsField', field: 'a', message: '' },
    { rule: 'required', message: '' },
    { rule: 'equalsField', field: 'a', message: '' },
  ];
  const own = { form: { fields: [{ name: 'a' }, { name: 'b', rules }] }, pointer: '' };
  const step = removeField(own, 0);
  expect(step?.changes.reduce<Json>(applyChange, own.form)).toEqual({ fields: [{ name: 'b', rules: [rules[1]] }] });
});

it('has everything follow that names a field', () => {
  const renamed = after(renameField(placed, 0, 'subject'));
  expect(findFieldReferences(renamed, 'course')).toEqual([]);
  expect(findFieldReferences(renamed, 'subject')).toHaveLength(2);
  expect(findFieldReferences(after(renameField(placed, 1, 'other')), 'other')).toEqual([{ index: 2, by: 0 }]);
  expect(renameField(placed, 0, 'course')).toBeUndefined();
});

it('has conditions on several fields follow, and leaves what is about others', () => {
  const when = { all: [{ field: 'a' }, { not: { field: 'a', is: 'x' } }, { field: 'b' }] };
  const own = { form: { fields: [{ name: 'a' }, { name: 'b' }, { name: 'c', when }] }, pointer: '' };
  const result = (step: ReturnType<typeof removeField>) => step?.changes.reduce<Json>(applyChange, own.form) ?? null;
  const renamed = fieldsOf(result(renameField(own, 0, 'z')))[2]?.when;
  expect(renamed).toEqual({ all: [{ field: 'z' }, { not: { field: 'z', is: 'x' } }, { field: 'b' }] });
  expect(fieldsOf(result(removeField(own, 0)))[1]?.when).toEqual({ field: 'b' });
});

it('says why a field cannot have a name', () => {
  const pattern = '^[A-Za-z][A-Za-z0-9_-]*$';
  expect(validateFieldName(form, 0, 'which', pattern)).toMatch('Another field');
  expect(validateFieldName(form, 0, 'two words', pattern)).toMatch('Letters');
  expect(validateFieldName(form, 0, '', pattern)).toMatch('needs a name');
  expect(validateFieldName(form, 0, 'course', pattern)).toBeUndefined();
});
