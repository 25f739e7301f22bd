import { describe, expect, test } from 'vitest';
import { extractRows } from './extractRows.ts';

const range = { startIndex: 100, endIndex: 103, overscan: 1, count: 2500 };

describe('extractRows', () => {
  test('takes rows in view and around them', () => {
    expect(extractRows(range, -1)).toEqual([99, 100, 101, 102, 103, 104]);
  });

  test('takes the row that stays, in its place, once', () => {
    expect(extractRows(range, 3)[0]).toBe(3);
    expect(extractRows(range, 2499).at(-1)).toBe(2499);
    expect(extractRows(range, 101)).toEqual(extractRows(range, -1));
  });

  test('takes no row that a shortened list has lost', () => {
    expect(extractRows(range, 2500)).toEqual(extractRows(range, -1));
  });
});
