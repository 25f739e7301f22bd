import { expect, it } from 'vitest';
import type { ListPages } from '#shared/listPages.ts';
import { addressOfChoice, queryOfPlace } from './listAddress.ts';

const topics = { field: 'tags', label: 'Topics', all: [{ name: 'Robotics', suffix: '/tags/robotics' }] };
const both: ListPages = { address: '/news', isWhole: true, hasPages: true, topics };
const pagesAlone: ListPages = { address: '/news', isWhole: true, hasPages: true };
const topicsAlone: ListPages = { address: '/news', isWhole: true, topics };

it.each([
  { choice: '', list: both, expected: '/news' },
  { choice: 'page=3', list: both, expected: '/news/page/3' },
  { choice: 'tags=robotics', list: both, expected: '/news/tags/robotics' },
  { choice: 'tags=Robotics&page=2', list: both, expected: '/news/tags/robotics/page/2' },
  { choice: 'tags=Robotics&tags=Other', list: both, expected: '/news?tags=Robotics&tags=Other' },
  { choice: 'tags=Other', list: both, expected: '/news?tags=Other' },
  { choice: 'q=arm&tags=Robotics', list: both, expected: '/news?q=arm&tags=Robotics' },
  { choice: 'q=arm&page=2', list: both, expected: '/news?q=arm&page=2' },
  { choice: 'tags=Robotics&page=2', list: pagesAlone, expected: '/news?tags=Robotics&page=2' },
  { choice: 'page=2', list: topicsAlone, expected: '/news?page=2' },
  { choice: 'tags=Robotics&page=2', list: topicsAlone, expected: '/news/tags/robotics?page=2' },
])('writes $choice as $expected', ({ choice, list, expected }) => {
  const { path = '', query } = addressOfChoice(new URLSearchParams(choice), '', list);
  expect(path + query).toBe(expected);
});

it('leaves other parameters in the address, and the path of a list without addresses', () => {
  expect(addressOfChoice(new URLSearchParams('page=2'), '?utm=mail', both)).toEqual({
    path: '/news/page/2',
    query: '?utm=mail',
  });
  expect(addressOfChoice(new URLSearchParams('page=2'), '')).toEqual({ query: '?page=2' });
});

it.each([
  { place: { page: 1 }, query: '' },
  { place: { page: 2 }, query: 'page=2' },
  { place: { page: 2, topic: 'Robotics' }, query: 'tags=Robotics&page=2' },
])('reads the part $place as a choice', ({ place, query }) => expect(queryOfPlace(place, both)).toBe(query));
