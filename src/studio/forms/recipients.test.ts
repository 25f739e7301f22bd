import { expect, it } from 'vitest';
import { applyChange } from '#shared/applyChange.ts';
import type { Json } from '#shared/json.ts';
import { removeField, renameField } from './fieldSteps.ts';
import { addressOf, consequencesForRecipients, recipientsOf } from './recipients.ts';

const about = { name: 'about', label: 'About', input: 'select', options: ['Hostel', 'Music'] };
const age = { name: 'age', label: 'Age', input: 'number' };
const is = { field: 'about', is: 'Hostel' };
const old = { field: 'age', atLeast: 18 };
const mail = ['a@x.example', { to: 'b@x.example', when: is }, { to: 'c@x.example', when: { all: [{ not: is }, old] } }];
const form = { fields: [about, age], submit: { label: 'Send', kind: 'inbox', mail } };
const placed = { form, pointer: '' };

const after = (step: ReturnType<typeof removeField>): Json => (step?.changes ?? []).reduce<Json>(applyChange, form);

it('renames a field in the conditions of recipients', () => {
  const renamed = { field: 'topic', is: 'Hostel' };
  expect(recipientsOf(after(renameField(placed, 0, 'topic')))).toEqual([
    'a@x.example',
    { to: 'b@x.example', when: renamed },
    { to: 'c@x.example', when: { all: [{ not: renamed }, old] } },
  ]);
});

it('lets recipients wait for no field that is removed, and says so before', () => {
  expect(consequencesForRecipients(form, 'about')).toEqual([
    'Mails to b@x.example will be sent for each entry.',
    'The condition of mails to c@x.example will not look at it any more.',
  ]);
  expect(recipientsOf(after(removeField(placed, 0)))).toEqual([
    'a@x.example',
    'b@x.example',
    { to: 'c@x.example', when: old },
  ]);
});

it.each([
  ['a@x.example', 'a@x.example'],
  [{ to: 'b@x.example' }, 'b@x.example'],
  [{ to: 7 }, ''],
  [null, ''],
])('reads the address of %j as %j', (recipient, address) => expect(addressOf(recipient)).toBe(address));

it('reads what is no list of recipients as none', () => {
  for (const written of [undefined, null, {}, { submit: 7 }, { submit: { mail: 'x' } }])
    expect(recipientsOf(written)).toEqual([]);
});
