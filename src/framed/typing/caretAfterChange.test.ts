import { expect, it } from 'vitest';
import { caretAfterChange } from './caretAfterChange.ts';

it.each([
  ['Our place', 'Our old place', 9, 13],
  ['Our place', 'Our place now', 3, 3],
  ['Our place', 'Our place now', 9, 9],
  ['Our place', 'X', 4, 0],
  ['Our place', '', 4, 0],
  ['', 'Our place', 0, 0],
])('of %j by %j puts a caret at %i to %i', (before, after, offset, expected) => {
  expect(caretAfterChange(before, after, offset)).toBe(expected);
});
