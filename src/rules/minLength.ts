import { countable } from './inputKinds.ts';
import type { RuleDefinition } from './types.ts';
import { asNumber, lengthOf } from './value.ts';

/** Requires at least `value` characters or choices. */
export const minLength: RuleDefinition = {
  takes: 'whole number',
  inputs: countable,
  check: (value, rule) => (lengthOf(value) < asNumber(rule.value) ? rule.message : undefined),
  schema: ({ value }, kind) => (kind === 'choices' ? { minItems: value } : { minLength: value }),
};
