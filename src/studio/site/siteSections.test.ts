import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import { filterFields, sectionAt, sectionFormOf, sectionsOf } from './siteSections.ts';

const schema = loadSiteSchemas().site.schema as unknown as FieldSchema;
const sections = sectionsOf(schema);
const section = (name: string) => {
  const found = sections.find((one) => one.name === name);
  if (!found) throw new Error(`There is no section ${name}.`);
  return found;
};

test('every key of the schema belongs to one section', () => {
  const keys = Object.keys(JSON.parse(readFileSync('schemas/site.schema.json', 'utf8')).properties);
  const known = sections.flatMap((one) => one.keys);
  expect(known.toSorted()).toEqual(keys.filter((key) => key !== '$schema').toSorted());
});

test('what stands by itself is put together, what few need comes last', () => {
  const names = sections.map(({ name }) => name);
  expect(section('name').keys).toEqual(expect.arrayContaining(['name', 'phone', 'address', 'icon']));
  expect(names.indexOf('navigation')).toBeLessThan(names.indexOf('technical'));
  expect(names).toEqual(expect.arrayContaining(['theme', 'footer', 'labels', 'redirects', 'checks']));
  expect(section('navigation').trees).toEqual(['/navigation']);
  expect(section('footer').trees).toEqual(['/footer/groups']);
  expect(sectionAt(sections, '/footer/groups/0/links/1')?.name).toBe('footer');
});

test('the form of a section shows what is in it', () => {
  expect(sectionFormOf(section('theme'), schema)).toMatchObject({
    pointer: '/theme',
    schema: { properties: { brand: {} } },
  });
  expect(Object.keys(sectionFormOf(section('footer'), schema).schema.properties ?? {})).not.toContain('groups');
  expect(sectionFormOf(section('redirects'), schema)).toMatchObject({
    pointer: '',
    schema: { properties: { redirects: {} } },
  });
  const checks = sectionFormOf(section('checks'), schema).schema;
  expect(Object.keys(checks.properties ?? {})).toContain('theme-contrast');
  // A property with one possible value has no field.
  expect(Object.keys(checks.properties ?? {})).not.toContain('json-quote-in-text');
  expect(Object.keys(filterFields(checks, 'COLOURS close').properties ?? {})).toEqual(['theme-contrast']);
});
