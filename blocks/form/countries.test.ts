import { expect, it } from 'vitest';
import { countryOptions, withCountries } from './countries.ts';
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
  expect(withCountries({ ...form, fields: [text] }, { language: 'en' })).toEqual({});
  const { fields = [] } = withCountries({ ...form, fields: [text, country] }, { language: 'en' });
  expect(fields[0]).toBe(text);
  expect(fields[1]?.options?.length).toBeGreaterThan(240);
});

it('is the same form for the inbox, whatever the names of countries are where it runs', () => {
  const keyOf = (label: string) =>
    inboxForm({ ...form, fields: [{ ...country, options: [{ label, value: 'TR' }] }] })?.key;
  expect(keyOf('Turkey')).toBe(keyOf('Türkiye'));
});
