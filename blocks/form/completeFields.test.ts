import { expect, it } from 'vitest';
import { completeFields } from './completeFields.ts';
import { countryOptions } from './countries.ts';
import type { Form } from './form.types.ts';
import { inboxForm } from './inboxForm.ts';

const country = { name: 'country', label: 'Country', input: 'country' as const };
const form: Form = { fields: [country], submit: { label: 'Send', kind: 'inbox' } };

it.each([
  ['en', 'Germany'],
  ['de', 'Deutschland'],
  ['hi', 'जर्मनी'],
  ['ar', 'ألمانيا'],
])('names countries in %s, each once', (language, germany) => {
  const options = countryOptions(language);
  expect(options.find(({ value }) => value === 'DE')?.label).toBe(germany);
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  expect(options.every(({ value }) => /^[A-Z]{2}$/.test(value))).toBe(true);
});

it('sorts them as the language does', () => {
  const labels = countryOptions('de').map(({ label }) => label);
  expect(labels.indexOf('Österreich')).toBeLessThan(labels.indexOf('Pakistan'));
});

it('adds them to fields that ask for a country, and to no others', () => {
  const text = { name: 'a', label: 'A', input: 'text' as const };
  expect(completeFields({ ...form, fields: [text] }, { language: 'en' })).toEqual({});
  const { fields = [] } = completeFields({ ...form, fields: [text, country] }, { language: 'en' });
  expect(fields[0]).toBe(text);
  expect(fields[1]?.options?.length).toBeGreaterThan(240);
});

it('completes fields of repeated groups, too', () => {
  const group = { name: 'homes', label: 'Homes', input: 'group' as const, itemLabel: 'Home {n}', max: 2 };
  const { fields } = completeFields({ ...form, fields: [{ ...group, fields: [country] }] }, { language: 'en' });
  expect(fields?.[0]?.fields?.[0]?.options?.length).toBeGreaterThan(240);
});

it.each([
  ['en-IN', ['day', 'month', 'year']],
  ['en-US', ['month', 'day', 'year']],
  ['de', ['day', 'month', 'year']],
  ['hu', ['year', 'month', 'day']],
  ['fa', ['year', 'month', 'day']],
  ['ar', ['day', 'month', 'year']],
])('orders the boxes of a date as %s writes dates', (language, boxes) => {
  const born = { name: 'born', label: 'Born', input: 'date' as const, boxes: true };
  expect(completeFields({ ...form, fields: [born] }, { language }).fields).toEqual([{ ...born, boxes }]);
});

it('is the same form for the inbox, whatever the names of countries are where it runs', () => {
  const keyOf = (label: string) =>
    inboxForm({ ...form, fields: [{ ...country, options: [{ label, value: 'TR' }] }] })?.key;
  expect(keyOf('Turkey')).toBe(keyOf('Türkiye'));
});
