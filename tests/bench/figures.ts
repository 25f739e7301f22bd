/** The figure in the middle. Sorting leaves `undefined`, for what never came, at the end. */
export const median = <Value extends number | undefined>(values: Value[]): Value =>
  values.toSorted(byValue)[Math.floor(values.length / 2)] as Value;

const byValue = (a: number | undefined, b: number | undefined) => Number(a) - Number(b);

/**
 * Median of the same figure from some runs, with the least and the most in brackets where there were several.
 * @param values `undefined` for what never came
 * @param digits after the point
 * @param never stands for `undefined`
 */
export function describeRuns(values: (number | undefined)[], digits = 0, never = 'never'): string {
  const text = (value: number | undefined) => value?.toFixed(digits) ?? never;
  const sorted = values.toSorted(byValue);
  const spread = values.length > 1 ? ` (${text(sorted[0])}–${text(sorted.at(-1))})` : '';
  return `${text(median(values))}${spread}`;
}
