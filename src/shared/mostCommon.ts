/** Most frequent value, the first of equally frequent ones; undefined without values. */
export function mostCommon<Value>(values: Iterable<Value>): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
