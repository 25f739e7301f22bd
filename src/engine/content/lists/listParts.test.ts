import { expect, it } from 'vitest';
import { isPartSuffix, listParts, partRoute, topicsOf } from './listParts.ts';

const items = (...tags: (string | string[])[]) => tags.map((tag, index) => ({ title: `Item ${index + 1}`, tags: tag }));
const suffixes = (...parameters: Parameters<typeof listParts>) => listParts(...parameters).map(({ suffix }) => suffix);

it.each([
  { what: 'nothing', count: 0, pageSize: 2, expected: [''] },
  { what: 'one full page', count: 2, pageSize: 2, expected: [''] },
  { what: 'one item more', count: 3, pageSize: 2, expected: ['', '/page/2'] },
  { what: 'many', count: 7, pageSize: 2, expected: ['', '/page/2', '/page/3', '/page/4'] },
  { what: 'no number of items to a page', count: 7, pageSize: undefined, expected: [''] },
])('gives each page of a list an address: $what', ({ count, pageSize, expected }) => {
  expect(suffixes(items(...Array(count).fill('a')), { pageSize }, {})).toEqual(expected);
});

it('divides topics into pages as well', () => {
  const found = listParts(items('a', ['a', 'b'], 'a'), { pageSize: 2, topics: 'tags' }, {});
  expect(
    found.map(({ suffix, page, pages, items: shown, all }) => [suffix, page, pages, shown.length, all.length]),
  ).toEqual([
    ['', 1, 2, 2, 3],
    ['/page/2', 2, 2, 1, 3],
    ['/tags/a', 1, 2, 2, 3],
    ['/tags/a/page/2', 2, 2, 1, 3],
    ['/tags/b', 1, 1, 1, 1],
  ]);
});

it.each([
  { name: 'Robotics', style: {}, address: 'robotics' },
  { name: 'Art & Craft', style: {}, address: 'art-craft' },
  { name: 'Über uns', style: { language: 'de' }, address: 'ueber-uns' },
  { name: 'Über uns', style: { language: 'de', letters: 'any' as const }, address: 'über-uns' },
  { name: 'हिंदी', style: {}, address: 'हिंदी' },
  { name: 'cafe\u0301', style: { letters: 'any' as const }, address: 'café' },
  { name: '!!!', style: {}, address: '' },
])('makes the address of the topic $name as of a title', ({ name, style, address }) => {
  expect(topicsOf(items(name), 'tags', style)).toEqual([{ name, address }]);
});

it('takes topics that differ in capitals alone for one, and leaves out what is no text', () => {
  expect(topicsOf([...items('Labs', 'labs', ['LABS', ' ']), { tags: [4] }, {}], 'tags', {})).toEqual([
    { name: 'Labs', address: 'labs' },
  ]);
});

it('gives an address to the first of two topics that would have the same', () => {
  const found = listParts(items('C', 'C++', 'Go'), { topics: 'tags' }, {});
  expect(found.map(({ suffix, all }) => [suffix, all.length])).toEqual([
    ['', 3],
    ['/tags/c', 1],
    ['/tags/go', 1],
  ]);
});

it.each([
  { of: '/', suffix: '/page/2', route: '/page/2' },
  { of: '/', suffix: '', route: '/' },
  { of: '/news', suffix: '', route: '/news' },
  { of: '/news', suffix: '/tags/a', route: '/news/tags/a' },
])('adds $suffix to the address $of', ({ of, suffix, route }) => expect(partRoute(of, suffix)).toBe(route));

it.each([
  { suffix: '/page/12', is: true },
  { suffix: '/page/two', is: false },
  { suffix: '/tags/robotics', is: true },
  { suffix: '/tags/robotics/page/2', is: true },
  { suffix: '/tags/robotics/feed.xml', is: true },
  { suffix: '/tags/robotics/more', is: false },
  { suffix: '/category/robotics', is: false },
])('knows whether $suffix can be a part of a list', ({ suffix, is }) =>
  expect(isPartSuffix(suffix, { items: 'items', pageSize: 2, topics: 'tags', needsAll: false })).toBe(is),
);
