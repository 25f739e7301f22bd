import { countable } from './inputKinds.ts';
import type { RuleBehaviour } from './types.ts';
import { asNumber, lengthOf } from './value.ts';

/** Requires exactly `value` characters or choices. */
export const length: RuleBehaviour = {
  takes: 'whole number',
  inputs: countable,
  check: (value, rule) => (lengthOf(value) === asNumber(rule.value) ? undefined : rule.message),
};
