import { expect, test } from 'vitest';
import { groupSplitTexts } from './groupSplitTexts.ts';

test('a heading that comes word by word is one text again', () => {
  const texts = ['News', 'Top', 'of', 'the', 'year', 'more'];
  expect(groupSplitTexts(texts, ['News', 'Top of the year', 'more'])).toEqual([[0], [1, 2, 3, 4], [5]]);
});

test('texts as they were sent stay apart', () => {
  expect(groupSplitTexts(['Top of', 'the year'], ['Top of', 'the year'])).toEqual([[0], [1]]);
  expect(groupSplitTexts(['Top', 'of the year'], ['Top', 'of the year', 'Top of all'])).toEqual([[0], [1]]);
});

test('pieces of which some are missing stay apart', () => {
  expect(groupSplitTexts(['Top', 'of', 'year'], ['Top of the year'])).toEqual([[0], [1], [2]]);
});
