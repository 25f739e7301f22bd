import { expect, it } from 'vitest';
import { findBrokenLinks } from './brokenLinks.ts';

it.each([
  '[fees](fees.pdf)',
  '[fees](<Fees 2027 (1).pdf>)',
  '[fees](<Fees #1.pdf>) and [more](/fees)',
  '[fees]( </fees> )',
  'A list [1] (see below)',
  '[fees](Fees%202027.pdf)',
  'Commits with [ci skip\\] (/fees) do nothing',
  '`[our team] (/team)` and `[a](b c)`',
  '    [our team] (/team)',
  '```\n[our team] (/team)\n```',
  '[fees][f], [f] and note[^1]\n\n[f]: /fees\n[^1]: Note',
  'list[0][1]',
])('%j is as it should be', (text) => {
  expect(findBrokenLinks(text, 'flow')).toEqual([]);
});

it.each([
  ['[fees](Fees 2027.pdf)', '[fees](<Fees 2027.pdf>)'],
  ['[fees](docs/Fees 2027.pdf)', '[fees](<docs/Fees 2027.pdf>)'],
  ['[fees](/our fees)', '[fees](/our-fees)'],
  ['[fees](/our fees.html)', '[fees](/our-fees.html)'],
  ['[fees](https://example.org/a b.pdf)', '[fees](https://example.org/a%20b.pdf)'],
  ['[us](mailto: a@x.org, b@x.org)', '[us](mailto:a@x.org,b@x.org)'],
  ['[us](mailto:a@x.org?subject=A tour)', '[us](mailto:a@x.org?subject=A%20tour)'],
  ['[us](tel:+44 555 0199)', '[us](tel:+44-555-0199)'],
  ['[fees] (/fees)', '[fees](/fees)'],
  ['[**our** `fees`] (/fees)', '[**our** `fees`](/fees)'],
])('%j was meant as %j', (text, meant) => {
  expect(findBrokenLinks(text, 'flow')).toMatchObject([{ written: text, suggestion: meant }]);
});

it('does not guess at whom an e-mail address with a space means', () => {
  const [{ written = '', suggestion } = {}] = findBrokenLinks('[us](mailto:anna berg@x.org)', 'flow');
  expect({ written, suggestion }).toEqual({ written: '[us](mailto:anna berg@x.org)', suggestion: undefined });
});

it('misses the end of a link that has none', () => {
  expect(findBrokenLinks('[fees](<Fees 2027.pdf)', 'flow')).toHaveLength(1);
  expect(findBrokenLinks('[fees][f] and [^1]', 'flow')).toHaveLength(2);
  expect(findBrokenLinks('[fees](/fees and more', 'flow')).toHaveLength(1);
});
