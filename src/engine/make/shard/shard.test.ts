import { expect, it } from 'vitest';
import type { PageSource } from '#engine/content/siteSource.ts';
import { pagesOfShard, parseShard } from './shard.ts';

const pages = Array.from({ length: 1000 }, (_, index) => ({ file: { path: `a/${index}.json` } }) as PageSource);
const splitIntoShards = (pagesToSplit: PageSource[]) =>
  [1, 2, 3, 4].map((number) => pagesOfShard(pagesToSplit, { number, count: 4 }));

it('every page is in one share, and shares are of about one size', () => {
  expect(new Set(splitIntoShards(pages).flat()).size).toBe(1000);
  for (const share of splitIntoShards(pages)) expect(Math.abs(share.length - 250)).toBeLessThan(40);
});

it('a page that goes moves no other one', () => {
  const without = splitIntoShards(pages.slice(1));
  expect(
    splitIntoShards(pages)
      .map((share, index) => share.length - (without[index]?.length ?? 0))
      .sort(),
  ).toEqual([0, 0, 0, 1]);
  for (const [index, share] of splitIntoShards(pages).entries())
    expect(share).toEqual(expect.arrayContaining(without[index] ?? []));
});

it('what is no share is refused in words', () => {
  expect(parseShard('2/4')).toEqual({ number: 2, count: 4 });
  for (const text of ['0/4', '5/4', '2', '2/', '2 of 4', '-1/4', '1/99999'])
    expect(() => parseShard(text)).toThrow('--shard must be the number of a part and how many parts there are, as 2/4');
});
