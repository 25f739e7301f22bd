import { expect, it } from 'vitest';
import { findUnmatchedOptions } from './unmatchedOptions.ts';

it.each<[options: string[], values: string[], unmatched: string[], suggestion?: string]>([
  [['Campus', 'Labs'], ['Campus', 'Labs', 'Campus'], []],
  [['campus'], ['Campus'], []],
  [['Campus', 'Lab'], ['Campus', 'Labs'], ['Lab'], 'Labs'],
  [['Sports'], ['Campus'], ['Sports']],
  [['Campus'], [], []],
])('compares the options %j with the values %j', (options, values, unmatched, suggestion) => {
  const found = findUnmatchedOptions(options, values);
  expect(found.map(({ option }) => option)).toEqual(unmatched);
  expect(found[0]?.suggestion).toBe(suggestion);
});
