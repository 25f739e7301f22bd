import { expect, it } from 'vitest';
import { applyChange } from '#shared/applyChange.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { addColumn, removeColumn, renameColumn, validateColumnName } from './columnChanges.ts';
import { columnsOf } from './columns.ts';
import { readList } from './listJson.ts';
import { duplicateRows, orderAfterMove, removeRows, reorderRows } from './rowChanges.ts';

const list = {
  fields: { id: { is: 'text' }, name: { is: 'text', unique: true }, age: { is: 'number' } },
  items: [
    { id: 'a-b', name: 'Ann Bee', age: 1 },
    { id: 'c', name: 'Cy', age: 2 },
    { id: 'd', name: 'Dee' },
    { id: 'e', age: 4 },
  ],
};
const { items } = list;
const read = readList(list);
const columns = read ? columnsOf(read, undefined) : [];
const after = (...changes: Parameters<typeof applyChange>[1][]) =>
  changes.reduce<Json>(applyChange, list) as unknown as typeof list;
const ids = (value: Json) => (value as unknown as typeof list).items.map(({ id }) => id).join(' ');

it('removes one item or several, and orders all of them', () => {
  expect(ids(after(...removeRows(items, [1])))).toBe('a-b d e');
  expect(ids(after(...removeRows(items, [3, 0])))).toBe('c d');
  expect(removeRows(items, [])).toEqual([]);
  expect(ids(after(reorderRows(items, [3, 1, 0, 2])))).toBe('e c a-b d');
});

it('moves several items together, up to the ends of the list', () => {
  expect(orderAfterMove(5, [2, 1], 1)).toEqual({ order: [0, 3, 1, 2, 4], at: 2 });
  expect(orderAfterMove(5, [1, 2], -1)).toEqual({ order: [1, 2, 0, 3, 4], at: 0 });
  // Rows between the selected ones are not moved.
  expect(orderAfterMove(5, [1, 3], 1)).toEqual({ order: [0, 2, 4, 1, 3], at: 3 });
  expect(orderAfterMove(5, [0, 2], -1)).toEqual({ order: [0, 2, 1, 3, 4], at: 0 });
  expect(orderAfterMove(5, [3, 4], 1)).toBeUndefined();
  expect(orderAfterMove(5, [0, 1], -1)).toBeUndefined();
});

it('puts copies behind the last of them, with free values where they must be unique', () => {
  const one = duplicateRows(items, [0], columns);
  expect(one.at).toBe(1);
  expect(after(...one.changes).items[1]).toEqual({ id: 'a-b-2', name: 'Ann Bee 2', age: 1 });
  const two = duplicateRows(items, [2, 0], columns);
  expect(ids(after(...two.changes))).toBe('a-b c d a-b-2 d-2 e');
  const again = { ...list, items: after(...one.changes).items };
  const next = duplicateRows(again.items, [1], columns);
  expect(next.changes.reduce<Json>(applyChange, again)).toMatchObject({ items: { 2: { id: 'a-b-3' } } });
});

it('adds, renames and removes a column in one change', () => {
  expect(after(addColumn('town', { is: 'text' })).fields).toMatchObject({ town: { is: 'text' } });
  const renamed = after(renameColumn(list as unknown as JsonObject, 'age', 'years'));
  expect(Object.keys(renamed.fields)).toEqual(['id', 'name', 'years']);
  expect(renamed.items[0]).toEqual({ id: 'a-b', name: 'Ann Bee', years: 1 });
  expect(renamed.items[2]).toBe(items[2]);
  const removed = after(removeColumn(list as unknown as JsonObject, 'age'));
  expect(removed.items[1]).toEqual({ id: 'c', name: 'Cy' });
  expect(Object.keys(removed.fields)).toEqual(['id', 'name']);
});

it('says why a column cannot be called so', () => {
  expect(validateColumnName('', [])).toContain('name');
  expect(validateColumnName('a b', [])).toContain('letters');
  expect(validateColumnName('age', ['age'])).toContain('already');
  expect(validateColumnName('jobTitle', ['age'])).toBeUndefined();
});
