import { expect, it } from 'vitest';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json } from '#shared/json.ts';
import { MergedFile } from './mergedFile.ts';

const fileOf = (path: string, json: Json): SourceFile => ({ path, absolute: path, text: JSON.stringify(json), json });

const original = fileOf('_data/team.json', {
  description: 'The team.',
  items: [
    { id: 'anna', name: 'Anna', role: 'Dentist', tags: ['a', 'b'] },
    { id: 'ben', name: 'Ben', role: 'Nurse' },
  ],
});

const merged = (translation: Json) => new MergedFile(original, fileOf('_data/team.hi.json', translation));

it('takes from a translation what that says, and all else from the original', () => {
  const { json } = merged({ translates: '12345678', items: [{ id: 'ben', role: 'नर्स' }] });
  expect(json).toEqual({
    description: 'The team.',
    items: [
      { id: 'anna', name: 'Anna', role: 'Dentist', tags: ['a', 'b'] },
      { id: 'ben', name: 'Ben', role: 'नर्स' },
    ],
  });
});

it('puts a list without ids in the place of the other', () => {
  expect(merged({ items: [{ id: 'anna', tags: ['c'] }] }).json).toMatchObject({ items: [{ tags: ['c'] }, {}] });
  const { json } = merged({ items: [{ name: 'Chand' }] });
  expect(isObject(json) && json.items).toEqual([{ name: 'Chand' }]);
});

it('leaves out entries that the original does not have', () => {
  expect(merged({ items: [{ id: 'anna-r', role: 'x' }] }).json).toEqual(original.json);
});

it('knows in which file a value is written, and where', () => {
  const { origin } = merged({ items: [{ id: 'ben', role: 'नर्स' }] });
  const origins = ['/items/1/role', '/items/1/name', '/description', '/items/1'].map((pointer) => {
    const found = origin(pointer);
    return `${found.file.path}#${found.pointer}`;
  });
  expect(origins).toEqual([
    '_data/team.hi.json#/items/0/role',
    '_data/team.json#/items/1/name',
    '_data/team.json#/description',
    '_data/team.hi.json#/items/0',
  ]);
});
