import { expect, it } from 'vitest';
import { momentsAround } from './momentsAround.ts';

it.each([
  ['2027-01-01', ['2026-12-31', '2027-01-01', '2027-01-02']],
  ['09:59', ['09:58', '09:59', '10:00']],
  ['00:00', ['00:00', '00:01']],
  ['23:59', ['23:58', '23:59']],
  ['25:00', undefined],
  [7, undefined],
])('finds what is around %s', (bound, expected) => {
  expect(momentsAround(bound)).toEqual(expected);
});
