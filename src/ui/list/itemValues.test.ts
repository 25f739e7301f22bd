import { afterEach, expect, it, vi } from 'vitest';
import { valuesOf, wordsOf } from './itemValues.ts';
import type { Item } from './shape.ts';

const item: Item = {
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
  expect(valuesOf(item, 'category')).toEqual(['Labs']);
  expect(valuesOf(item, 'group')).toEqual([]);
  expect(valuesOf(item, 'tags')).toEqual(['Robots', 'Contest']);
  expect(valuesOf(item, 'item')).toEqual(['Robot Maze']);
  expect(valuesOf({ ...item, id: 'maze' }, 'item')).toEqual(['maze']);
  expect(valuesOf(item, 'colour')).toEqual([]);
});

it.each([
  ['2026-03-11T12:00', 'upcoming'],
  ['2026-03-12T23:59', 'upcoming'],
  ['2026-03-13T00:00', 'past'],
])('takes a day for upcoming until it is over: at %s it is %s', (now, value) => {
  vi.useFakeTimers({ now: new Date(now) });
  expect(valuesOf(item, 'date')).toEqual([value]);
});

it('says nothing of a date that there is not', () => expect(valuesOf({ title: 'x' }, 'date')).toEqual([]));

it('gathers the words that are searched, without tags', () => {
  expect(wordsOf(item, ['title', 'text'])).toBe('robot maze\nforty teams, one maze & more.');
  expect(wordsOf(item, ['details', 'group', 'tags'])).toBe('bring boots\nand a lamp\nrobots\ncontest');
});
