import { measurable } from './inputKinds.ts';
import type { RuleBehaviour } from './types.ts';
import { compareWithBound } from './value.ts';

/** Requires a number, a date or a file's megabytes of at most `value`. */
export const max: RuleBehaviour = {
  takes: 'number or date',
  inputs: measurable,
  check: (value, rule) => (compareWithBound(value, rule.value) <= 0 ? undefined : rule.message),
};
