import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { JsonObject } from '#shared/json.ts';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import { changeDestination, describeSending, destinationChoices, sendingSchema } from './destination.ts';

const schema: FieldSchema = JSON.parse(
  readFileSync(new URL('../../../blocks/form/form.schema.json', import.meta.url), 'utf8'),
);

const form = (submit: JsonObject, input = 'text'): JsonObject => ({
  type: 'form',
  fields: [{ name: 'a', label: 'A', input }],
  submit: { label: 'Send', ...submit },
});

it('offers the destinations that the schema has, in words', () => {
  expect(destinationChoices(schema).map(({ label }) => label)).toEqual([
    'To the inbox of this site',
    'To another service',
    'Nowhere: this is a demonstration',
    'Nowhere: the form says so at once',
  ]);
  const kind = { enum: ['inbox'], choiceNames: { inbox: 'To our inbox' } };
  const withInbox = { properties: { submit: { properties: { kind } } } };
  expect(destinationChoices(withInbox)).toEqual([{ value: 'inbox', label: 'To our inbox' }]);
});

it('lets a form that sends nothing say so itself, unless the site does', () => {
  expect(changeDestination(form({}), '/blocks/0', 'simulate', false)).toEqual([
    { kind: 'set', pointer: '/blocks/0/submit/kind', value: 'simulate' },
    { kind: 'set', pointer: '/blocks/0/submit/demonstration', value: true },
  ]);
  expect(changeDestination(form({}), '/blocks/0', 'simulate', true)).toEqual([
    { kind: 'set', pointer: '/blocks/0/submit/kind', value: 'simulate' },
  ]);
});

it('takes the word back when the form is sent, and sends files as forms do', () => {
  const changes = changeDestination(form({ kind: 'simulate', demonstration: true }, 'file'), '', 'http', false);
  expect(changes).toContainEqual({ kind: 'set', pointer: '/submit/kind', value: 'http' });
  expect(changes).toContainEqual({ kind: 'remove', pointer: '/submit/demonstration' });
  expect(changes).toContainEqual({ kind: 'set', pointer: '/submit/encoding', value: 'form' });
});

it.each([
  [{}, false, true],
  [{}, true, true],
  [{ kind: 'simulate' }, false, true],
  [{ kind: 'simulate' }, true, false],
  [{ kind: 'simulate', demonstration: true }, false, false],
  [{ kind: 'none' }, false, false],
])('says of %j, on a site that demonstrates: %s, that nothing arrives; wrong: %s', (submit, isDemonstration, isWrong) =>
  expect(describeSending(form(submit), isDemonstration)?.isWrong).toBe(isWrong),
);

it('has nothing to say about a form that is sent', () => {
  expect(describeSending(form({ kind: 'http', url: '/api' }), false)).toBeUndefined();
  expect(describeSending(form({ kind: 'inbox' }), false)).toBeUndefined();
});

it('asks only for what has an effect, and for what is written all the same', () => {
  const partsFor = (kind: string, more = {}) =>
    Object.keys(sendingSchema(schema, { ...form({ kind }), ...more }).properties ?? {});
  const keysFor = (submit: JsonObject) =>
    Object.keys(sendingSchema(schema, form(submit)).properties?.submit?.properties ?? {});
  expect(keysFor({ kind: 'http' })).toEqual(['label', 'busyLabel', 'encoding', 'csrf', 'timeoutMs', 'guards', 'goTo']);
  expect(keysFor({ kind: 'inbox' })).toEqual([
    'label',
    'busyLabel',
    'confirm',
    'subscription',
    'deleteAfterDays',
    'guards',
    'goTo',
  ]);
  expect(keysFor({ kind: 'simulate' })).toEqual(['label', 'busyLabel', 'delayMs', 'reference', 'goTo']);
  expect(keysFor({ timeoutMs: 5000 })).toEqual(['label', 'busyLabel', 'timeoutMs', 'goTo']);
  expect(partsFor('inbox')).toContain('places');
  expect(partsFor('http')).not.toContain('places');
  expect(partsFor('http', { places: 40 })).toContain('places');
  expect(partsFor('inbox')).toEqual(expect.arrayContaining(['rememberDays', 'resumeDays']));
  expect(partsFor('http')).not.toContain('resumeDays');
  expect(partsFor('http', { resumeDays: 30 })).toContain('resumeDays');
  expect(partsFor('http', { remember: false })).not.toContain('rememberDays');
  expect(partsFor('http', { remember: false, rememberDays: 30 })).toContain('rememberDays');
});
