import { expect, it } from 'vitest';
import { attemptKey, endAttempt } from './attemptKey.ts';
import { destinationOf } from './destinationOf.ts';
import type { FieldDefinition } from './formTypes.ts';
import { inboxForm } from './inboxForm.ts';

const fields: FieldDefinition[] = [{ name: 'note', label: 'Note', input: 'text' }];
const form = { fields, submit: { label: 'Send', kind: 'inbox' as const }, inbox: { url: '/_inbox' } };

it('sends to the address by which the inbox knows the form', () => {
  const { key } = inboxForm(form) ?? {};
  expect(destinationOf(form)).toMatchObject({ url: `/_inbox/${key}`, encoding: 'json' });
  const paper: FieldDefinition = { name: 'paper', label: 'Paper', input: 'file' };
  expect(destinationOf({ ...form, fields: [...fields, paper] })).toMatchObject({ encoding: 'form' });
  expect(destinationOf({ ...form, inbox: undefined } as never)).toBeUndefined();
  expect(inboxForm({ ...form, submit: { label: 'Send', kind: 'none' } })).toBeUndefined();
});

it('is another form once its fields change, and the same one with other markup', () => {
  const keyOf = (field: Partial<FieldDefinition>, more = {}) =>
    inboxForm({ ...form, ...more, fields: [{ ...fields[0], ...field } as FieldDefinition] })?.key;
  expect(keyOf({ label: 'Word' })).not.toBe(keyOf({}));
  const part: FieldDefinition = { name: 'you', label: 'You', input: 'section' };
  const withPart = inboxForm({ ...form, fields: [part, ...fields] });
  expect(destinationOf({ ...form, fields: [part, ...fields] })?.url).toBe(`/_inbox/${withPart?.key}`);
  expect(withPart?.fields).toEqual([part, ...fields]);
  expect(keyOf({}, { heading: 'Other' })).not.toBe(keyOf({}));
  expect(keyOf({ help: { html: '<a href="/a">x</a>' } })).toBe(keyOf({ help: { html: '<a href="/base/a">x</a>' } }));
});

it('gives the same values the same key until they have arrived', () => {
  const first = attemptKey('/a', { note: 'x' });
  expect(attemptKey('/a', { note: 'x' })).toBe(first);
  expect(attemptKey('/a', { note: 'y' })).not.toBe(first);
  const second = attemptKey('/a', { note: 'x' });
  endAttempt();
  expect(attemptKey('/a', { note: 'x' })).not.toBe(second);
});
