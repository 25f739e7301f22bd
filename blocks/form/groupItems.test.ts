import { expect, it } from 'vitest';
import type { FieldDefinition } from './formTypes.ts';
import { fieldPlaces, placeErrors } from './groupItems.ts';

const fields: FieldDefinition[] = [
  { name: 'note', label: 'Note', input: 'text' },
  {
    name: 'schools',
    label: 'Schools',
    input: 'group',
    fields: [
      { name: 'name', label: 'Name', input: 'text' },
      { name: 'more', label: 'More', input: 'number', when: { field: 'name', is: 'more' } },
    ],
  },
];

it('leads errors of what was sent to where it was filled in', () => {
  const places = fieldPlaces(fields, { note: '', schools: [{ name: '' }, { name: 'A' }, { name: 'B' }] });
  expect(places.map(({ path, sentPath, label }) => [path, sentPath, label])).toEqual([
    ['note', 'note', 'Note'],
    ['schools', 'schools', 'Schools'],
    ['schools.0.name', undefined, 'Schools 1, Name'],
    ['schools.1.name', 'schools.0.name', 'Schools 2, Name'],
    ['schools.2.name', 'schools.1.name', 'Schools 3, Name'],
  ]);
  const [, , , more] = fieldPlaces(fields, { schools: [{ name: 'more' }] });
  expect(more).toMatchObject({ path: 'schools.0.more', sentPath: 'schools.0.more' });
  const errors = ['schools.1.name', 'schools.7.name', 'note', undefined].map((name) => ({ name, text: 'x' }));
  expect(placeErrors(errors, places).map(({ name }) => name)).toEqual([
    'schools.2.name',
    'schools.7.name',
    'note',
    undefined,
  ]);
});
