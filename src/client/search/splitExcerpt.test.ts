import { expect, test } from 'vitest';
import { splitExcerpt } from './splitExcerpt.ts';

test('takes an excerpt apart at its marks', () => {
  expect(splitExcerpt('the <mark>campus</mark> &amp; more')).toEqual([
    { text: 'the ', isMarked: false, at: 0 },
    { text: 'campus', isMarked: true, at: 4 },
    { text: ' & more', isMarked: false, at: 10 },
  ]);
});

test('gives other markup as text', () => {
  expect(splitExcerpt('<img src=x> &lt;b&gt;').map(({ text }) => text)).toEqual(['<img src=x> <b>']);
});
