import { expect, it } from 'vitest';
import { divideIntoSubsets, formatUnicodeRange } from './fontSubsets.ts';

const codes = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);
const letters = codes('Aä€→ŕạЖπहिم漢');
const main = (language: string) => String.fromCodePoint(...divideIntoSubsets(letters, language).main);

it.each([
  ['de', 'Aäŕ€→'],
  ['vi', 'Aäŕạ€→'],
  ['ru', 'AäŕЖ€→'],
  ['el', 'Aäŕπ€→'],
  ['hi', 'Aäŕहि€→'],
  ['ar', 'Aäŕم€→'],
  ['zh-Hant', 'Aäŕ€→漢'],
])('takes Latin letters, signs, and what %s is written in', (language, expected) => {
  expect([...main(language)].sort()).toEqual([...expected].sort());
  const { main: mainLetters, rest } = divideIntoSubsets(letters, language);
  expect([...mainLetters, ...rest].sort((a, b) => a - b)).toEqual(letters.toSorted((a, b) => a - b));
});

it('says a part in few ranges, and never a letter of the other', () => {
  expect(formatUnicodeRange([65, 66, 90, 0x400], [0x100, 0x200])).toBe('U+41-5a,U+400');
  expect(formatUnicodeRange([65], [66])).toBe('U+41');
});
