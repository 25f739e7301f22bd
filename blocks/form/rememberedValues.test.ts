import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FieldDefinition } from './formTypes.ts';
import { initialValues } from './formValues.ts';
import { type FormMemory, forgetForm, restoreForm, storeValues } from './rememberedValues.ts';

const fields: FieldDefinition[] = [
  { name: 'note', label: 'Note', input: 'text' },
  { name: 'secret', label: 'Secret', input: 'password' },
  { name: 'course', label: 'Course', input: 'select', options: ['Law', 'Music'] },
  {
    name: 'schools',
    label: 'Schools',
    input: 'group',
    min: 1,
    max: 2,
    fields: [
      { name: 'name', label: 'Name', input: 'text' },
      { name: 'board', label: 'Board', input: 'select', options: ['State'] },
    ],
  },
];

function fakeStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  };
}

let [session, device] = [fakeStorage(), fakeStorage()];
const form = { closest: () => null } as unknown as HTMLFormElement;
const memory = (days?: number): FormMemory => ({ form, id: 'apply', days });
const schools = [{ name: 'A', board: 'State' }];
const values = { note: 'A note', secret: 'x', course: '', schools };

beforeEach(() => {
  [session, device] = [fakeStorage(), fakeStorage()];
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('localStorage', device);
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 1) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('stores hidden values only beside what was filled in', () => {
  const source: FieldDefinition = { name: 'source', label: 'Source', input: 'hidden', fromAddress: 'utm_source' };
  const empty = { source: 'fair', note: '', secret: '', course: '', schools: [{ name: '', board: '' }] };
  storeValues(memory(), [source, ...fields], empty);
  expect(restoreForm(memory(), [source, ...fields])).toEqual({ values: {} });
  storeValues(memory(), [source, ...fields], { ...empty, note: 'A note' });
  expect(restoreForm(memory(), [source, ...fields]).values).toEqual({ source: 'fair', note: 'A note' });
});

it('finds again what was filled in, without secrets, as long as the tab is open', () => {
  storeValues(memory(), fields, values);
  expect(device.entries.size).toBe(0);
  expect(restoreForm(memory(), fields)).toEqual({
    values: { note: 'A note', schools },
    savedAt: Date.UTC(2027, 0, 1),
  });
  storeValues(memory(), fields, { note: '', secret: '', course: '', schools: [{ name: '', board: '' }] });
  expect(session.entries.size).toBe(0);
  expect(restoreForm(memory(), fields)).toEqual({ values: {} });
});

it('finds it again on this device for as many days, with the step, until it is deleted', () => {
  storeValues(memory(7), fields, initialValues(fields), { step: 'school' });
  expect(device.entries.size).toBe(0);
  storeValues(memory(7), fields, values, { step: 'home' });
  storeValues(memory(7), fields, { ...values, note: 'Another' }, { step: 'school' });
  expect([session.entries.size, device.entries.size]).toEqual([0, 1]);
  vi.setSystemTime(Date.UTC(2027, 0, 8));
  expect(restoreForm(memory(7), fields)).toMatchObject({ values: { note: 'Another' }, step: 'school' });
  vi.setSystemTime(Date.UTC(2027, 0, 8, 1));
  expect(restoreForm(memory(7), fields)).toEqual({ values: {} });
  expect(device.entries.size).toBe(0);
  storeValues(memory(7), fields, values);
  forgetForm(memory(7));
  expect(restoreForm(memory(7), fields)).toEqual({ values: {} });
});

it.each([
  ['{', {}],
  ['{"note":"of an older page"}', {}],
  [{ note: 7, course: 'Geology', schools: 'x' }, {}],
  [{ schools: [] }, {}],
  [{ schools: [{ name: 'A' }] }, {}],
  [{ schools: [{ name: 'A', board: 'None' }] }, {}],
  [{ schools: [...schools, ...schools, ...schools] }, {}],
  [{ secret: 'x', course: 'Law' }, { course: 'Law' }],
])('takes of %j only what fits the fields', (stored, expected) => {
  const text = typeof stored === 'string' ? stored : JSON.stringify({ savedAt: Date.now(), values: stored });
  session.entries.set('lintel-form:#apply', text);
  expect(restoreForm(memory(), fields).values).toEqual(expected);
});

it('remembers the link by which the visitor has come', () => {
  storeValues(memory(), fields, values, { token: 'f00' });
  expect(restoreForm(memory(), fields)).toMatchObject({ token: 'f00' });
  storeValues(memory(), fields, values);
  expect(restoreForm(memory(), fields)).not.toHaveProperty('token');
});

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  storeValues(memory(7), fields, values);
  expect(restoreForm(memory(7), fields)).toEqual({ values: {} });
});
