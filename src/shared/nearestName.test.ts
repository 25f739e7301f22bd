import { expect, it } from 'vitest';
import { findNearestName, findNearestPath } from './nearestName.ts';

it.each([
  ['Heading', ['heading', 'headings'], 'heading'],
  ['tilte', ['title', 'tiles'], 'title'],
  ['itmes', ['items', 'times'], 'items'],
  ['xyz', ['title'], undefined],
  ['ab', ['cd', 'ad'], 'ad'],
  ['', ['a', 'bcd'], 'a'],
])('%j is nearest to %j of %j', (word, names, name) => {
  expect(findNearestName(word, names)).toBe(name);
});

it('finds an address that has moved', () => {
  expect(findNearestPath('/location', ['/about/location', '/about'])).toBe('/about/location');
  expect(findNearestPath('/people/team', ['/about-us/team', '/contact/team'])).toBeUndefined();
});
