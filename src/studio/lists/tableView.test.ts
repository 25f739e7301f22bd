import { expect, it } from 'vitest';
import { columnsOf } from './columns.ts';
import { defaultTableView, isFiltered, type TableView, visibleRowsOf } from './tableView.ts';

const list = {
  fields: {},
  items: [
    { name: 'Zoë 10', day: '2026-03-01', level: 'low', isOpen: true },
    { name: 'anna 9', day: '2026-01-02', level: 'high' },
    { day: '2027-01-01', level: 'high', isOpen: false },
    { name: 'Anna 10', day: '2026-01-02', level: 'low', tags: ['Sports'] },
  ],
};
const columns = columnsOf(list, {
  properties: {
    name: { type: 'string' },
    day: { type: 'string', format: 'date' },
    level: { enum: ['low', 'high'] },
    isOpen: { type: 'boolean' },
  },
});
const rows = (view: Partial<TableView>) => visibleRowsOf(list.items, columns, { ...defaultTableView, ...view });

it('sorts as people do: numbers by what they are, no value last, equal ones as they stand', () => {
  expect(rows({})).toEqual([0, 1, 2, 3]);
  expect(rows({ sort: { key: 'name', isDown: false } })).toEqual([1, 3, 0, 2]);
  expect(rows({ sort: { key: 'name', isDown: true } })).toEqual([0, 3, 1, 2]);
  expect(rows({ sort: { key: 'day', isDown: false } })).toEqual([1, 3, 0, 2]);
  expect(rows({ sort: { key: 'day', isDown: true } })).toEqual([2, 0, 1, 3]);
});

it('shows rows with all words, wherever they are, as they are written or shown', () => {
  expect(rows({ words: 'anna  10' })).toEqual([3]);
  expect(rows({ words: 'sports' })).toEqual([3]);
  expect(rows({ words: '2 jan 2026' })).toEqual([1, 3]);
  expect(rows({ words: 'nobody' })).toEqual([]);
});

it('shows rows with one of the values that are asked for, none among them', () => {
  expect(rows({ only: { level: ['low'] } })).toEqual([0, 3]);
  expect(rows({ only: { isOpen: ['true', ''] } })).toEqual([0, 1, 3]);
  expect(rows({ only: { level: ['high'], isOpen: ['false'] } })).toEqual([2]);
  expect(rows({ only: { level: [] } })).toHaveLength(4);
});

it('knows whether rows are left out', () => {
  expect(isFiltered(defaultTableView)).toBe(false);
  expect(isFiltered({ words: ' ', only: { level: [] } })).toBe(false);
  expect(isFiltered({ words: 'a', only: {} })).toBe(true);
});
