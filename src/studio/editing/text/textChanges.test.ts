import { expect, it } from 'vitest';
import { mergeTexts, textChanges } from './textChanges.ts';

const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('');

it('changes nothing but what differs, in several places', () => {
  const before = lines('one', 'two', 'three', 'four', 'five');
  const after = lines('one', 'tWo', 'three', 'four', 'five', 'six');
  expect(textChanges(before, after)).toEqual([
    { from: 5, to: 6, insert: 'W' },
    { from: before.length, to: before.length, insert: 'six\n' },
  ]);
  expect(textChanges(before, before)).toEqual([]);
  expect(textChanges('aaa', 'aa')).toEqual([{ from: 2, to: 3, insert: '' }]);
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
