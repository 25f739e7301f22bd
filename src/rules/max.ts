import { boundOf, sumOf } from './bound.ts';
import { measurable } from './inputKinds.ts';
import type { RuleBehaviour } from './types.ts';
import { compareWithBound } from './value.ts';

/** Requires a number, a date, a time or a file's megabytes of at most a bound: a value, that of another field, or a day. */
export const max: RuleBehaviour = {
  takes: 'number or date',
  inputs: measurable,
  check(value, rule, values) {
    const bound = boundOf(rule, values);
    const isKept =
      bound === undefined || [sumOf(value, rule, values)].flat().every((each) => compareWithBound(each, bound) <= 0);
    return isKept ? undefined : rule.message;
  },
};
