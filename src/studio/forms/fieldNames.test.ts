import { expect, it } from 'vitest';
import type { JsonObject } from '#shared/json.ts';
import { destinationOf } from './destination.ts';
import { followsLabel, nameFromLabel, noteNamedField, noteUnnamedField, renameAfterLabel } from './fieldNames.ts';

it.each([
  ['First name', 'firstName'],
  ['Phone', 'phone'],
  ['Your e-mail address', 'yourEmailAddress'],
  ['2nd choice', 'field2ndChoice'],
  ['Étage préféré', 'etagePrefere'],
  ['Submit', 'submitField'],
  ['Is there anything else that you would like to say?', 'isThereAnythingElse'],
  ['?', ''],
])('names a field %j as %j', (label, name) => expect(nameFromLabel(label)).toBe(name));

const place = (form: JsonObject) => ({
  file: 'a.json',
  pointer: '/blocks/0',
  form,
  destination: destinationOf(form),
});
const form = (fields: JsonObject[], submit: JsonObject = {}): JsonObject => ({ type: 'form', fields, submit });
const level = { name: 'level', label: 'Level', input: 'text' };

it('lets a name follow its label as long as nobody has named the field, or receives it', () => {
  expect(followsLabel(place(form([level])), 0)).toBe(true);
  expect(followsLabel(place(form([{ ...level, name: 'grade' }])), 0)).toBe(false);
  const received = place(form([level], { kind: 'http', url: '/api' }));
  expect(followsLabel(received, 0)).toBe(false);
  noteUnnamedField(received, 'level');
  expect(followsLabel(received, 0)).toBe(true);
  noteNamedField(received, 'level');
  expect(followsLabel(received, 0)).toBe(false);
});

it('takes no name that another field has, and changes what refers to it', () => {
  const asked = { name: 'why', label: 'Why', input: 'text', when: { field: 'choice', is: 'B' } };
  const step = renameAfterLabel(place(form([level, { name: 'choice', label: 'Level', input: 'text' }, asked])), 1);
  expect(step?.changes).toEqual([
    { kind: 'set', pointer: '/blocks/0/fields/1/name', value: 'level2' },
    { kind: 'set', pointer: '/blocks/0/fields/2/when/field', value: 'level2' },
  ]);
  expect(renameAfterLabel(place(form([{ ...level, label: '…' }])), 0)).toBeUndefined();
});

it('goes on to follow a new field that is renamed', () => {
  const before = place(form([{ ...level, name: 'choice' }]));
  noteUnnamedField(before, 'choice');
  renameAfterLabel(before, 0);
  expect(followsLabel(place(form([level], { kind: 'http' })), 0)).toBe(true);
  noteNamedField(before, 'level');
});
