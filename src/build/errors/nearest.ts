/**
 * The name that was most likely meant: one that differs in capitals only, else the nearest by swapped, wrong, missing
 * and extra letters, of which a third of the word may be wrong (and at least one letter).
 * @returns undefined when no name is near enough
 */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  const small = word.toLowerCase();
  const candidates = [...names];
  const sameLetters = candidates.find((name) => name.toLowerCase() === small);
  if (sameLetters !== undefined) return sameLetters;
  let limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  for (const name of candidates) {
    const far = distance(small, name.toLowerCase(), limit);
    if (far > limit || (far === limit && best !== undefined)) continue;
    best = name;
    limit = far;
  }
  return best;
}

/**
 * The address (of a page, of a file) that was most likely meant: near as a whole, else the only one with the same last
 * part, else the only one that goes on where this one ends.
 */
export function nearestPath(path: string, paths: Iterable<string>): string | undefined {
  const candidates = [...paths];
  const near = nearest(path, candidates);
  if (near !== undefined) return near;
  const last = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const moved = last ? candidates.filter((name) => name.toLowerCase().endsWith(`/${last}`)) : [];
  if (moved.length > 0) return moved.length === 1 ? moved[0] : undefined;
  const start = path.replace(/\.\w+$/, '').toLowerCase();
  const longer = start.length > 3 ? candidates.filter((name) => name.toLowerCase().startsWith(start)) : [];
  return longer.length === 1 ? longer[0] : undefined;
}

/** Damerau-Levenshtein distance (optimal string alignment); anything above `limit` comes out as `limit + 1`. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = above;
    above = current;
  }
  return at(above, b.length);
}

const at = (row: number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
