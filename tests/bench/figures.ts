/** Median of some figures. Sorting leaves `undefined`, for events that never happened, at the end. */
export const median = <Value extends number | undefined>(values: Value[]): Value =>
  values.toSorted(byValue)[Math.floor(values.length / 2)] as Value;

const byValue = (a: number | undefined, b: number | undefined) => Number(a) - Number(b);

/**
 * Median of the same figure from some runs, with minimum and maximum in brackets if there were several.
 * @param values `undefined` for events that never happened
 * @param digits after the point
 * @param never text for `undefined`
 */
export function describeRuns(values: (number | undefined)[], digits = 0, never = 'never'): string {
  const text = (value: number | undefined) => value?.toFixed(digits) ?? never;
  const sorted = values.toSorted(byValue);
  const spread = values.length > 1 ? ` (${text(sorted[0])}–${text(sorted.at(-1))})` : '';
  return `${text(median(values))}${spread}`;
}
