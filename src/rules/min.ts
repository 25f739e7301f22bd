import { measurable } from './inputKinds.ts';
import type { RuleBehaviour } from './types.ts';
import { compareWithBound } from './value.ts';

/** Requires a number, a date or a file's megabytes of at least `value`. */
export const min: RuleBehaviour = {
  takes: 'number or date',
  inputs: measurable,
  check: (value, rule) =>
    [value].flat().every((each) => compareWithBound(each, rule.value) >= 0) ? undefined : rule.message,
};
