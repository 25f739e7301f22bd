import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/**
 * Indexes of the rows to draw, ascending: those in view, some around them, and one that stays.
 * @param staying index of a row with the focus; -1 for none
 */
export function extractRows(range: Range, staying: number): number[] {
  const visible = defaultRangeExtractor(range);
  if (staying < 0 || staying >= range.count || visible.includes(staying)) return visible;
  return [...visible, staying].sort((one, other) => one - other);
}
