import { expect, it } from 'vitest';
import { diffTexts, mergeTexts } from './mergeTexts.ts';

const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('');

it('changes nothing but what differs, in several places', () => {
  const before = lines('one', 'two', 'three', 'four', 'five');
  const after = lines('one', 'tWo', 'three', 'four', 'five', 'six');
  expect(diffTexts(before, after)).toEqual([
    { offset: before.length, removed: '', inserted: 'six\n' },
    { offset: 5, removed: 'w', inserted: 'W' },
  ]);
  expect(diffTexts(before, before)).toEqual([]);
  expect(diffTexts('aaa', 'aa')).toEqual([{ offset: 2, removed: 'a', inserted: '' }]);
});

it('has the changes of two people where they are apart', () => {
  const before = lines('one', 'two', 'three', 'four', 'five');
  const mine = lines('ONE', 'two', 'three', 'four', 'five');
  const theirs = lines('one', 'two', 'three', 'FOUR', 'and', 'five');
  expect(mergeTexts(before, mine, theirs)).toBe(lines('ONE', 'two', 'three', 'FOUR', 'and', 'five'));
});

it('decides nothing where both have changed the same, unless it is the same change', () => {
  const before = lines('one', 'two', 'three');
  expect(mergeTexts(before, lines('ONE', 'two', 'three'), lines('eins', 'two', 'three'))).toBeUndefined();
  expect(mergeTexts(before, lines('ONE', 'two', 'three'), lines('one', 'TWO', 'three'))).toBeUndefined();
  expect(mergeTexts(before, lines('ONE', 'two', 'three'), lines('ONE', 'two', 'THREE'))).toBe(
    lines('ONE', 'two', 'THREE'),
  );
});
