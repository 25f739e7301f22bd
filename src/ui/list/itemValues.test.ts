import { afterEach, expect, it, vi } from 'vitest';
import { fieldValuesOf, searchTextOf } from './itemValues.ts';
import type { ListItem } from './listDefinition.ts';

const item: ListItem = {
  title: 'Robot Maze',
  text: { html: '<p>Forty <em>teams</em>,<br>one maze &amp; more.</p>' },
  details: ['Bring boots', 'And a lamp'],
  category: 'Labs',
  tags: ['Robots', 'Contest'],
  date: { iso: '2026-03-12', text: '12 March 2026' },
};

afterEach(() => {
  vi.useRealTimers();
});

it('gives the values of each field', () => {
  expect(fieldValuesOf(item, 'category')).toEqual(['Labs']);
  expect(fieldValuesOf(item, 'group')).toEqual([]);
  expect(fieldValuesOf(item, 'tags')).toEqual(['Robots', 'Contest']);
  expect(fieldValuesOf(item, 'item')).toEqual(['Robot Maze']);
  expect(fieldValuesOf({ ...item, id: 'maze' }, 'item')).toEqual(['maze']);
  expect(fieldValuesOf(item, 'colour')).toEqual([]);
});

it.each([
  ['2026-03-11T12:00', 'upcoming'],
  ['2026-03-12T23:59', 'upcoming'],
  ['2026-03-13T00:00', 'past'],
])('takes a day for upcoming until it is over: at %s it is %s', (now, value) => {
  vi.useFakeTimers({ now: new Date(now) });
  expect(fieldValuesOf(item, 'date')).toEqual([value]);
});

it('says nothing of a date that there is not', () => expect(fieldValuesOf({ title: 'x' }, 'date')).toEqual([]));

it('gathers the words that are searched, without tags', () => {
  expect(searchTextOf(item, ['title', 'text'])).toBe('robot maze\nforty teams, one maze & more.');
  expect(searchTextOf(item, ['details', 'group', 'tags'])).toBe('bring boots\nand a lamp\nrobots\ncontest');
});
