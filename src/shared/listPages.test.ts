import { describe, expect, it } from 'vitest';
import { addressOfPlace, type ListPages, placeAt } from './listPages.ts';

const topics = {
  field: 'tags',
  label: 'Topics',
  all: [
    { name: 'Robotics', suffix: '/tags/robotics' },
    { name: 'हिंदी', suffix: '/tags/%E0%A4%B9%E0%A4%BF%E0%A4%82%E0%A4%A6%E0%A5%80' },
  ],
};
const list: ListPages = { address: '/site/news', isWhole: true, hasPages: true, topics };
const home: ListPages = { address: '', isWhole: true, hasPages: true };

describe.each([
  { of: list, path: '/site/news', place: { page: 1 } },
  { of: list, path: '/site/news/page/2', place: { page: 2 } },
  { of: list, path: '/site/news/tags/robotics', place: { page: 1, topic: 'Robotics' } },
  { of: list, path: '/site/news/tags/robotics/page/3', place: { page: 3, topic: 'Robotics' } },
  { of: list, path: `/site/news${topics.all[1]?.suffix}`, place: { page: 1, topic: 'हिंदी' } },
  { of: home, path: '/', place: { page: 1 } },
  { of: home, path: '/page/2', place: { page: 2 } },
])('$path', ({ of, path, place }) => {
  it('is read', () => expect(placeAt(path, of)).toEqual(place));
  it('is written', () => expect(addressOfPlace(of, place)).toBe(path));
});

it.each(['/site/news/', '/site/news/index.html'])('takes %s for the list itself, as hosts do', (path) =>
  expect(placeAt(path, list)).toEqual({ page: 1 }),
);

it.each(['/site', '/site/newsletter', '/site/news/tags/unknown', '/site/news/page/x', '/site/news/tags', '/about'])(
  'knows that %s is no part of the list',
  (path) => expect(placeAt(path, list)).toBeUndefined(),
);

it('knows no pages of a list whose pages have no addresses', () =>
  expect(placeAt('/news/page/2', { address: '/news', isWhole: true })).toBeUndefined());
