/** Rows of the distance table, reused for the next word. */
let tableRows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as [
  Uint16Array,
  Uint16Array,
  Uint16Array,
];

// fastest-levenshtein 1.0.16 counts swapped letters as two mistakes, which would change suggestions, and knows no limit.
/**
 * Number of swapped, replaced, missing and extra letters (optimal string alignment distance).
 * @returns `limit + 1` for anything above `limit`
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let start = 0;
  let [endA, endB] = [a.length, b.length];
  while (start < endA && start < endB && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--;
    endB--;
  }
  if (endA === start || endB === start) return Math.max(endA, endB) - start;
  return fillDistanceTable(a, start, endA, b, endB, limit);
}

/** Distance between both texts from `start` to their ends. Only cells that can stay within the limit are filled. */
function fillDistanceTable(a: string, start: number, endA: number, b: string, endB: number, limit: number): number {
  const [lengthA, lengthB, overLimit] = [endA - start, endB - start, limit + 1];
  if (lengthB + 2 > tableRows[0].length)
    tableRows = [new Uint16Array(lengthB * 2), new Uint16Array(lengthB * 2), new Uint16Array(lengthB * 2)];
  let [before, last, current] = tableRows;
  for (let column = 0; column <= lengthB; column++) last[column] = Math.min(column, overLimit);
  for (let row = 1; row <= lengthA; row++) {
    const [from, to] = [Math.max(1, row - limit), Math.min(lengthB, row + limit)];
    current[from - 1] = from === 1 ? Math.min(row, overLimit) : overLimit;
    let rowMinimum = current[from - 1] as number;
    const letter = a.charCodeAt(start + row - 1);
    for (let column = from; column <= to; column++) {
      const other = b.charCodeAt(start + column - 1);
      let cost = (last[column - 1] as number) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (current[column - 1] as number) + 1);
      if (column < row + limit) cost = Math.min(cost, (last[column] as number) + 1);
      const isSwapped =
        row > 1 && column > 1 && letter === b.charCodeAt(start + column - 2) && a.charCodeAt(start + row - 2) === other;
      if (isSwapped) cost = Math.min(cost, (before[column - 2] as number) + 1);
      current[column] = Math.min(cost, overLimit);
      rowMinimum = Math.min(rowMinimum, cost);
    }
    if (to < lengthB) current[to + 1] = overLimit;
    if (rowMinimum > limit) return overLimit;
    [before, last, current] = [last, current, before];
  }
  return last[lengthB] as number;
}
