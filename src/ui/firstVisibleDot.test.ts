import { expect, test } from 'vitest';
import { firstVisibleDot } from './firstVisibleDot.ts';

test('the row begins with the first slide when there is room for all', () => {
  expect(firstVisibleDot(3, 2, 5)).toBe(0);
});

test('the current slide is in the middle, but for both ends', () => {
  expect([0, 2, 3, 5, 8, 9].map((at) => firstVisibleDot(10, at, 5))).toEqual([0, 0, 1, 3, 5, 5]);
});
