import { countable } from './inputKinds.ts';
import type { RuleBehaviour } from './types.ts';
import { asNumber, lengthOf } from './value.ts';

/** Requires at least `value` characters or choices. */
export const minLength: RuleBehaviour = {
  takes: 'whole number',
  inputs: countable,
  check: (value, rule) => (lengthOf(value) < asNumber(rule.value) ? rule.message : undefined),
};
