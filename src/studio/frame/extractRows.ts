import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/**
 * Indexes of the rows to draw, ascending: those in view, some around them, and others that stay.
 * @param staying indexes of rows such as that with the focus; those that the list does not have are left out
 */
export function extractRows(range: Range, staying: readonly number[]): number[] {
  const others = staying.filter((index) => index >= 0 && index < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...others])].sort((one, other) => one - other);
}
