import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseItem,
  chooseValues,
  isMatch,
  type ListChoice,
  readChoice,
  type SelectableFilter,
  type SelectableList,
  setPage,
  setSearchText,
  toggleValue,
  writeQuery,
} from './listChoice.ts';

const filterOf = (field: string, values: string[], isMultiple = false): SelectableFilter => ({
  field,
  values,
  isMultiple,
  clearsOthers: false,
});
const offer: SelectableList = {
  filters: [
    filterOf('category', ['B.Tech / Lateral', 'M.Tech']),
    filterOf('category', ['B.Tech / Lateral', 'M.Tech']),
    filterOf('tags', ['x=y', 'ü', '100%', 'plus+', '#'], true),
    filterOf('date', ['past', 'upcoming']),
    filterOf('item', ['A & B', 'second']),
  ],
  hasSearch: true,
  hasPages: true,
};

const oneOf = (values: string[]) => fc.option(fc.constantFrom(...values), { nil: '' });
const choices: fc.Arbitrary<ListChoice> = fc
  .record({
    q: fc.string({ unit: 'grapheme' }),
    category: oneOf(['B.Tech / Lateral', 'M.Tech']),
    tags: fc.subarray(['x=y', 'ü', '100%', 'plus+', '#']),
    date: oneOf(['past', 'upcoming']),
    item: oneOf(['A & B', 'second']),
    page: fc.integer({ min: 2, max: 999 }).map(String),
  })
  .map(({ tags, ...others }) => {
    const all = [...Object.entries(others), ...tags.map((tag) => ['tags', tag])].filter(([, value]) => value);
    return new URLSearchParams(all as string[][]);
  });

const sorted = (choice: ListChoice) => [...choice].map(String).sort();

describe('an address', () => {
  it('holds every choice and gives it back', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(sorted(readChoice(writeQuery(choice, ''), offer))).toEqual(sorted(choice));
      }),
    );
  });

  it('is the same whatever it held before, and has what others have put there', () => {
    fc.assert(
      fc.property(choices, choices, (before, after) => {
        const query = writeQuery(after, writeQuery(before, '?utm_source=mail'));
        expect(query).toBe(writeQuery(after, '?utm_source=mail'));
        expect(new URLSearchParams(query).get('utm_source')).toBe('mail');
      }),
    );
  });

  it('never breaks a list, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(readChoice(query, offer).getAll('category').length).toBeLessThanOrEqual(1);
      }),
    );
    expect(`${readChoice('?category=none&page=-2&tags=&date=today&item=x&q=', offer)}`).toBe('');
    expect(`${readChoice('?q=a&page=2', { filters: [], hasSearch: false, hasPages: false })}`).toBe('');
    expect(`${readChoice('?page=1.5', offer)}`).toBe('');
  });

  it('is read without regard to case', () =>
    expect(readChoice('?category=m.tech', offer).getAll('category')).toEqual(['M.Tech']));

  it('is empty when nothing is chosen', () => expect(writeQuery(new URLSearchParams(), '')).toBe(''));
});

/* The transitions of the catalogue and of Spotlights: specification 001, section 4. */

const category: SelectableFilter = { ...filterOf('category', []), clearsOthers: true };
const course = filterOf('item', []);
const tags = filterOf('tags', [], true);
const nothing = new URLSearchParams();
const busy = new URLSearchParams('q=bri&category=Civil&item=Bridges&page=3');

describe('the catalogue', () => {
  it('toggles a category, one at a time', () => {
    const first = toggleValue(nothing, category, 'Civil');
    expect(`${first}`).toBe('category=Civil');
    expect(`${toggleValue(first, category, 'Mechanical')}`).toBe('category=Mechanical');
    expect(`${toggleValue(first, category, 'Civil')}`).toBe('');
    expect(`${toggleValue(first, category, '')}`).toBe('');
  });

  it('clears the search and the chosen course when the category changes', () => {
    expect(`${chooseValues(busy, category, ['Mechanical'])}`).toBe('category=Mechanical');
    expect(`${chooseValues(busy, category, [''])}`).toBe('');
    expect(chooseValues(busy, category, ['Civil'])).toBe(busy);
  });

  it('clears the chosen course when something is typed', () =>
    expect(sorted(setSearchText(busy, 'brid'))).toEqual(['category,Civil', 'q,brid']));

  it('sets the category of a course that is chosen', () => {
    const valuesOf = (field: string) => (field === 'item' ? ['Engines'] : ['Mechanical']);
    const chosen = chooseItem(new URLSearchParams('q=bri'), [category, course], 'Engines', valuesOf);
    expect(`${chosen}`).toBe('category=Mechanical&item=Engines');
    expect(`${chooseItem(chosen, [category, course], '', valuesOf)}`).toBe('category=Mechanical');
  });
});

describe('Spotlights', () => {
  it('adds and takes back tags and goes to the first page', () => {
    const one = toggleValue(setPage(nothing, 2), tags, 'Sports');
    expect(`${one}`).toBe('tags=Sports');
    const two = toggleValue(one, tags, 'Culture');
    expect(`${two}`).toBe('tags=Sports&tags=Culture');
    expect(`${toggleValue(two, tags, 'Sports')}`).toBe('tags=Culture');
  });

  it('has the tags stay while one types, and goes to the first page', () =>
    expect(`${setSearchText(new URLSearchParams('tags=Sports&page=2'), 'yoga')}`).toBe('tags=Sports&q=yoga'));
});

describe('an item', () => {
  const values: Record<string, string[]> = { category: ['Civil'], tags: ['Contest', 'Steel'] };
  const isIn = (query: string) =>
    isMatch(
      new URLSearchParams(query),
      (field) => values[field] ?? [],
      () => 'bridge\nwith a lathe',
    );

  it('is found by its words without regard to case, and never across two parts', () => {
    expect(isIn('q= BRIDGE ')).toBe(true);
    expect(isIn('q=bridge with')).toBe(false);
  });

  it('must have every value that is chosen, without regard to case', () => {
    expect(isIn('category=civil')).toBe(true);
    expect(isIn('tags=Contest&tags=Steel')).toBe(true);
    expect(isIn('tags=Contest&tags=Wood')).toBe(false);
    expect(isIn('date=past')).toBe(false);
  });

  it('is there on whatever page while nothing is chosen', () => expect(isIn('page=4')).toBe(true));
});
