import type { Comparison } from '#rules/condition.ts';
import type { InputKind } from '#rules/types.ts';

const dateWords: Record<Comparison, string> = {
  atLeast: 'is on or after',
  atMost: 'is on or before',
  moreThan: 'is after',
  lessThan: 'is before',
};

const timeWords: Record<Comparison, string> = { ...dateWords, atLeast: 'is at or after', atMost: 'is at or before' };

const numberWords: Record<Comparison, string> = {
  atLeast: 'is at least',
  atMost: 'is at most',
  moreThan: 'is more than',
  lessThan: 'is less than',
};

/** Words of a comparison for a kind of field: `is before`, `is less than`. */
export const comparisonWords = (comparison: Comparison, kind: InputKind | undefined): string =>
  (kind === 'date' ? dateWords : kind === 'time' ? timeWords : numberWords)[comparison];
