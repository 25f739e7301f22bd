import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareItems } from './filter.ts';
import { type Filter, initialState, type ListState } from './state.ts';
import { type Offer, readQuery, writeQuery } from './urlState.ts';

const filters: Filter[] = [
  { field: 'category', label: '', as: 'chips', on: 'wide' },
  { field: 'category', label: '', as: 'select', on: 'narrow' },
  { field: 'tags', label: '', as: 'tags' },
  { field: 'date', label: '', as: 'select', past: 'Past', upcoming: 'Upcoming' },
  { field: 'item', label: '', as: 'select' },
];
const entries = prepareItems([
  { title: 'A & B', category: 'B.Tech / Lateral', tags: ['x=y', 'ü', '100%'] },
  { id: 'second', title: 'Second', category: 'M.Tech', tags: ['plus+', '#'] },
]);
const offer: Offer = { filters, entries, hasSearch: true, hasPages: true };

const oneOf = (values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const states: fc.Arbitrary<ListState> = fc
  .record({
    search: fc.string({ unit: 'grapheme' }),
    category: oneOf(['B.Tech / Lateral', 'M.Tech']),
    tags: fc.subarray(['x=y', 'ü', '100%', 'plus+', '#']),
    date: oneOf(['past', 'upcoming']),
    item: oneOf(['A & B', 'second']),
    page: fc.integer({ min: 1, max: 999 }),
  })
  .map(({ search, category, tags, date, item, page }) => ({
    search,
    page,
    chosen: {
      ...(category && { category: [category] }),
      ...(tags.length && { tags }),
      ...(date && { date: [date] }),
      ...(item && { item: [item] }),
    },
  }));

describe('an address', () => {
  it('holds every state and gives it back', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(readQuery(writeQuery(state, ''), offer)).toEqual(state);
      }),
    );
  });

  it('is the same whatever state it held before, and keeps what others have put there', () => {
    fc.assert(
      fc.property(states, states, (before, after) => {
        const query = writeQuery(after, writeQuery(before, '?utm_source=mail'));
        expect(query).toBe(writeQuery(after, '?utm_source=mail'));
        expect(new URLSearchParams(query).get('utm_source')).toBe('mail');
      }),
    );
  });

  it('never breaks a list, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const { page, chosen } = readQuery(query, offer);
        expect(page).toBeGreaterThanOrEqual(1);
        expect(chosen.category?.length ?? 0).toBeLessThanOrEqual(1);
      }),
    );
    expect(readQuery('?category=none&page=-2&tags=&date=today&item=x', offer)).toEqual(initialState);
  });

  it('is read without regard to case', () => {
    expect(readQuery('?category=m.tech', offer).chosen).toEqual({ category: ['M.Tech'] });
  });

  it('is empty when nothing is chosen', () => expect(writeQuery(initialState, '')).toBe(''));
});
