import { expect, it } from 'vitest';
import { filterOptionsOf } from './filterOptions.ts';
import type { ListItem } from './listDefinition.ts';

const items: ListItem[] = [
  { title: 'Bridge', category: 'Civil' },
  { title: 'Robot', id: 'robot', category: 'machines' },
  { title: 'Café', category: 'civil', group: 'Food' },
  { title: 'No category', group: 'Food' },
];
const valuesOf = (filter: Pick<Parameters<typeof filterOptionsOf>[0], 'field' | 'options'>) =>
  filterOptionsOf({ ...filter, label: '', as: 'chips' }, items).map(({ value }) => value);

it('offers what occurs in the items, in order of appearance, once each', () => {
  expect(valuesOf({ field: 'category' })).toEqual(['Civil', 'machines']);
  expect(valuesOf({ field: 'tags' })).toEqual([]);
});

it('offers what is listed, if anything is', () =>
  expect(valuesOf({ field: 'category', options: ['Sports', 'Civil'] })).toEqual(['Sports', 'Civil']));

it('offers the items themselves, by anchor or title', () =>
  expect(valuesOf({ field: 'item' })).toEqual(['Bridge', 'robot', 'Café', 'No category']));
