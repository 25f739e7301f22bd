import { countable } from './inputKinds.ts';
import type { RuleBehaviour } from './types.ts';
import { asNumber, lengthOf } from './value.ts';

/** Allows at most `value` characters or choices. */
export const maxLength: RuleBehaviour = {
  takes: 'whole number',
  inputs: countable,
  check: (value, rule) => (lengthOf(value) > asNumber(rule.value) ? rule.message : undefined),
};
