import { describe, expect, test } from 'vitest';
import { extractRows } from './extractRows.ts';

const range = { startIndex: 100, endIndex: 103, overscan: 1, count: 2500 };
const inView = [99, 100, 101, 102, 103, 104];

describe('extractRows', () => {
  test('takes rows in view and around them', () => {
    expect(extractRows(range, [])).toEqual(inView);
  });

  test('takes rows that stay, in their places, once', () => {
    expect(extractRows(range, [3, 101, 2499])).toEqual([3, ...inView, 2499]);
  });

  test('takes no row that the list does not have', () => {
    expect(extractRows(range, [-1, 2500])).toEqual(inView);
  });
});
