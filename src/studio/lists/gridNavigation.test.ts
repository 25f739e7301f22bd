import { expect, it } from 'vitest';
import { nextCellPosition, positionAfterKey } from './gridNavigation.ts';

const size = { rows: 100, columns: 4, page: 20 };
const after = (key: string, row: number, column: number, ctrlKey = false) => {
  const spot = positionAfterKey({ key, ctrlKey }, { row, column }, size);
  return spot && [spot.row, spot.column];
};

it('goes where arrows, Home, End and the page keys lead, and stays in the table', () => {
  expect(after('ArrowDown', 3, 1)).toEqual([4, 1]);
  expect(after('ArrowDown', 99, 1)).toEqual([99, 1]);
  expect(after('ArrowUp', 0, 1)).toEqual([-1, 1]);
  expect(after('ArrowUp', -1, 1)).toEqual([-1, 1]);
  expect(after('ArrowLeft', 3, 0)).toEqual([3, 0]);
  expect(after('ArrowRight', 3, 3)).toEqual([3, 3]);
  expect(after('Home', 3, 3)).toEqual([3, 0]);
  expect(after('End', 3, 0)).toEqual([3, 3]);
  expect(after('Home', 3, 3, true)).toEqual([0, 0]);
  expect(after('End', 3, 0, true)).toEqual([99, 3]);
  expect(after('PageDown', 90, 1)).toEqual([99, 1]);
  expect(after('PageUp', 10, 1)).toEqual([0, 1]);
  expect(after('a', 10, 1)).toBeUndefined();
});

it('goes from cell to cell over the ends of rows', () => {
  expect(nextCellPosition({ row: 3, column: 2 }, 1, size)).toEqual({ row: 3, column: 3 });
  expect(nextCellPosition({ row: 3, column: 3 }, 1, size)).toEqual({ row: 4, column: 1 });
  expect(nextCellPosition({ row: 3, column: 1 }, -1, size)).toEqual({ row: 2, column: 3 });
  expect(nextCellPosition({ row: 99, column: 3 }, 1, size)).toBeUndefined();
  expect(nextCellPosition({ row: 0, column: 1 }, -1, size)).toBeUndefined();
});
