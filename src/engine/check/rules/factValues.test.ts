import { expect, it } from 'vitest';
import { findFactValues } from './factValues.ts';

it.each([
  ['We have 4000+ alumni.', ['4000+ alumni']],
  ['10,000+ Alumni and 20+ courses', ['10000+ alumni', '20+ courses']],
  ['यहाँ 4000+ पूर्व विद्यार्थी', ['4000+ पूर्व']],
  ['22+ years', []],
  ['500+ students from abroad', []],
  ['8700+ students placed', []],
  ['4000 alumni', []],
  ['C++ courses', []],
])('reads %s', (text, facts) =>
  expect(findFactValues(text).map(({ number, noun }) => `${number} ${noun}`)).toEqual(facts),
);
