import { describe, expect, it } from 'vitest';
import { findMatches, localDay, prepareItems } from './filter.ts';
import { optionsOf, searchOptions } from './options.ts';
import { type Item, initialState, type ListState } from './state.ts';

const day = (iso: string) => ({ iso, text: iso });
const items: Item[] = [
  {
    title: 'Bridge',
    category: 'Civil',
    tags: ['Contest', 'Steel'],
    date: day('2026-03-01'),
    details: ['With a LATHE'],
  },
  {
    title: 'Robot',
    category: 'machines',
    tags: ['Contest'],
    date: day('2026-03-02'),
    text: { html: 'A <em>small</em> maze &amp; more' },
  },
  { title: 'Café', category: 'civil', tags: [], date: day('2026-03-03') },
  { title: 'No day' },
];
const find = (state: Partial<ListState>, parts?: Parameters<typeof prepareItems>[1]) =>
  findMatches(prepareItems(items, parts), { ...initialState, ...state }, '2026-03-02');

describe('searching', () => {
  it('looks into the words of title and text without regard to case', () => {
    expect(find({ search: ' ROBOT ' })).toEqual([1]);
    expect(find({ search: 'small maze & more' })).toEqual([1]);
    expect(find({ search: 'em>' })).toEqual([]);
    expect(find({ search: 'cafe\u0301' })).toEqual([2]);
  });

  it('looks into other parts where it is told to, and never across two parts', () => {
    expect(find({ search: 'lathe' })).toEqual([]);
    expect(find({ search: 'lathe' }, ['title', 'details'])).toEqual([0]);
    expect(find({ search: 'bridge with' }, ['title', 'details'])).toEqual([]);
  });
});

describe('filters', () => {
  it('compares values without regard to case', () => expect(find({ chosen: { category: ['Civil'] } })).toEqual([0, 2]));
  it('wants all chosen tags', () => {
    expect(find({ chosen: { tags: ['Contest'] } })).toEqual([0, 1]);
    expect(find({ chosen: { tags: ['Contest', 'Steel'] } })).toEqual([0]);
  });
  it('counts today among the upcoming days', () => {
    expect(find({ chosen: { date: ['past'] } })).toEqual([0]);
    expect(find({ chosen: { date: ['upcoming'] } })).toEqual([1, 2]);
  });
  it('keeps everything when nothing is chosen', () => expect(find({ chosen: { tags: [] } })).toEqual([0, 1, 2, 3]));
});

describe('options', () => {
  const entries = prepareItems(items);
  it('come from the items, in order of appearance, once each', () => {
    const options = optionsOf({ field: 'category', label: '', as: 'chips' }, entries);
    expect(options.map(({ value }) => value)).toEqual(['Civil', 'machines']);
  });
  it('are those that are listed, if any are', () => {
    const options = optionsOf({ field: 'category', label: '', as: 'chips', options: ['Sports', 'Civil'] }, entries);
    expect(options.map(({ value }) => value)).toEqual(['Sports', 'Civil']);
  });
  it('can be searched', () => {
    const options = optionsOf({ field: 'tags', label: '', as: 'tags' }, entries);
    expect(searchOptions(options, 'ST').map(({ value }) => value)).toEqual(['Contest', 'Steel']);
    expect(searchOptions(options, 'xyz')).toEqual([]);
  });
});

it('knows the day where the visitor is', () => {
  expect(localDay(new Date(2027, 0, 5, 0, 1))).toBe('2027-01-05');
  expect(localDay(new Date(2027, 11, 31, 23, 59))).toBe('2027-12-31');
});
