import { expect, it } from 'vitest';
import { findBrokenLinks } from './brokenLinks.ts';

it.each([
  '[fees](fees.pdf)',
  '[fees](<Fees 2027 (1).pdf>)',
  '[fees](<Fees #1.pdf>) and [more](/fees)',
  '[fees]( </fees> )',
  'A list [1] (see below)',
])('%j is as it should be', (text) => {
  expect(findBrokenLinks(text)).toEqual([]);
});

it.each([
  ['[fees](Fees 2027.pdf)', '[fees](<Fees 2027.pdf>)'],
  ['[fees](docs/Fees 2027.pdf)', '[fees](<docs/Fees 2027.pdf>)'],
  ['[fees](/our fees)', '[fees](/our-fees)'],
  ['[fees](/our fees.html)', '[fees](/our-fees.html)'],
  ['[fees](https://example.org/a b.pdf)', '[fees](https://example.org/a-b.pdf)'],
  ['[fees] (/fees)', '[fees](/fees)'],
])('%j was meant as %j', (text, meant) => {
  expect(findBrokenLinks(text)).toMatchObject([{ written: text, suggestion: meant }]);
});

it('misses the end of a link that has none', () => {
  expect(findBrokenLinks('[fees](<Fees 2027.pdf)')).toHaveLength(1);
  expect(findBrokenLinks('[fees](/fees and more')).toHaveLength(1);
});
