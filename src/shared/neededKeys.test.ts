import { expect, test } from 'vitest';
import { neededKeys } from './neededKeys.ts';

const schema = {
  required: ['columns', 'rows', 'title'],
  properties: {
    columns: {},
    rows: {},
    title: {},
    text: { inPlaceOf: ['columns', 'rows'] },
    strip: { inPlaceOf: 'image' },
  },
};

test('what stands in the place of a required key makes it needless', () => {
  expect(neededKeys(schema, {})).toEqual(['columns', 'rows', 'title']);
  expect(neededKeys(schema, { rows: [], strip: 1 })).toEqual(['columns', 'rows', 'title']);
  expect(neededKeys(schema, { text: '' })).toEqual(['title']);
  expect(neededKeys({ properties: { text: {} } }, { text: '' })).toEqual([]);
});
