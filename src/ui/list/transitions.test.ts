import { describe, expect, it } from 'vitest';
import { prepareItems } from './filter.ts';
import { type Filter, initialState, type ListState } from './state.ts';
import { choose, chooseItem, toggle, turnTo, typeSearch } from './transitions.ts';

/* The transitions of the catalogue and of Spotlights: specification 001, section 4. */

const category: Filter = { field: 'category', label: '', as: 'chips', clearsOthers: true };
const course: Filter = { field: 'item', label: '', as: 'select' };
const tags: Filter = { field: 'tags', label: '', as: 'tags' };
const entries = prepareItems([
  { title: 'Bridges', category: 'Civil' },
  { title: 'Engines', category: 'Mechanical' },
]);
const busy: ListState = { search: 'bri', chosen: { category: ['Civil'], item: ['Bridges'] }, page: 3 };

describe('the catalogue', () => {
  it('toggles a category, one at a time', () => {
    const first = toggle(initialState, category, 'Civil');
    expect(first.chosen).toEqual({ category: ['Civil'] });
    expect(toggle(first, category, 'Mechanical').chosen).toEqual({ category: ['Mechanical'] });
    expect(toggle(first, category, 'Civil').chosen).toEqual({});
  });

  it('clears the search and the chosen course when the category changes', () => {
    expect(choose(busy, category, 'Mechanical')).toEqual({ search: '', chosen: { category: ['Mechanical'] }, page: 1 });
    expect(choose(busy, category, undefined)).toEqual(initialState);
    expect(choose(busy, category, 'Civil')).toBe(busy);
  });

  it('clears the chosen course when something is typed', () => {
    expect(typeSearch(busy, 'brid')).toEqual({ search: 'brid', chosen: { category: ['Civil'] }, page: 1 });
  });

  it('sets the category of a course that is chosen', () => {
    const chosen = chooseItem({ ...initialState, search: 'bri' }, [category, course], entries[1]);
    expect(chosen).toEqual({ search: '', chosen: { category: ['Mechanical'], item: ['Engines'] }, page: 1 });
    expect(chooseItem(chosen, [category, course], undefined).chosen).toEqual({ category: ['Mechanical'] });
  });
});

describe('Spotlights', () => {
  it('adds and takes back tags and goes to the first page', () => {
    const one = toggle(turnTo(initialState, 2), tags, 'Sports');
    expect(one).toEqual({ search: '', chosen: { tags: ['Sports'] }, page: 1 });
    const two = toggle(one, tags, 'Culture');
    expect(two.chosen.tags).toEqual(['Sports', 'Culture']);
    expect(toggle(two, tags, 'Sports').chosen.tags).toEqual(['Culture']);
  });

  it('keeps tags while one types, and goes to the first page', () => {
    const state: ListState = { search: '', chosen: { tags: ['Sports'] }, page: 2 };
    expect(typeSearch(state, 'yoga')).toEqual({ search: 'yoga', chosen: { tags: ['Sports'] }, page: 1 });
  });
});
